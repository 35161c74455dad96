import '@fontsource-variable/literata/opsz.css'
import '@fontsource-variable/literata/opsz-italic.css'
import '@fontsource-variable/source-sans-3'
import './look/tokens.css'
import './look/page.css'
import './look/room.css'
import './look/seats.css'
import './look/desk.css'
import './look/slip.css'
import './look/hand.css'
import './look/panels.css'
import './look/wide.css'
import './look/layouts.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './lib/router.svelte'
import { language } from './words/language.svelte'

router.start()
const target = document.getElementById('app')
void language.start().then(() => target && mount(App, { target }))

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
