import { vistoriadores } from '@martelo/contracts/vistorias/vistoriadores.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { vistoriadoresDaCasa } from './vistoriadores.sql.ts'

handle(vistoriadores, (ctx) => ctx.ler((tx) => vistoriadoresDaCasa(tx, ctx.hotsite.id)))
