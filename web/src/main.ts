import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { startRouting } from './lib/route.svelte'
import { settings } from './lib/settings.svelte'

settings.read()
startRouting()
const target = document.getElementById('app')
if (target) mount(App, { target })
// The shell is kept on the device once the page stands; where that can't be, everything works without.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/shell.js').catch(() => undefined))
}
