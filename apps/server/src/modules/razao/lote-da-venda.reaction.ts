// A lot that leaves its sale (or comes back) changes what its buyer owes.
import { quandoContarDeOutroModo } from '../../engines/lances/port.ts'
import { lancarVendaDoLote } from './lancar.ts'

quandoContarDeOutroModo(lancarVendaDoLote)
