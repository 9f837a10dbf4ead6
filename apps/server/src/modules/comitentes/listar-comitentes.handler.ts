import { listarComitentes } from '@martelo/contracts/comitentes/listar-comitentes.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { comitentesAtivos } from './comitentes.sql.ts'

handle(listarComitentes, (ctx) => ctx.ler((tx) => comitentesAtivos(tx, ctx.hotsite.id)))
