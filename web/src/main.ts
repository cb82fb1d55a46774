import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { startRouting } from './lib/route.svelte'
import { settings } from './lib/settings.svelte'

settings.read()
startRouting()
const target = document.getElementById('app')
if (target) mount(App, { target })
