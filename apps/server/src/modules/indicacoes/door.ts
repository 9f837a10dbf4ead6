// What other modules may call of refer and earn: what goes along when two registrations become one.
export { levarCreditos } from './levar-creditos.ts'
