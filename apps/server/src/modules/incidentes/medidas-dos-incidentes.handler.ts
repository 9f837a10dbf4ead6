import { medidasDosIncidentes } from '@martelo/contracts/incidentes/medidas-dos-incidentes.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { medidas } from './incidentes.sql.ts'

const DIAS = 90

handle(medidasDosIncidentes, (ctx) => ctx.ler((tx) => medidas(tx, ctx.hotsite.id, DIAS)))
