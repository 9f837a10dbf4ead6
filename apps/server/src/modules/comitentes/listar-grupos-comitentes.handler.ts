import { listarGruposComitentes } from '@martelo/contracts/comitentes/listar-grupos-comitentes.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { gruposDeComitentes } from './comitentes.sql.ts'

handle(listarGruposComitentes, (ctx) => ctx.ler((tx) => gruposDeComitentes(tx, ctx.hotsite.id)))
