import { salvarPreferenciaDaEquipe } from '@martelo/contracts/avisos/salvar-preferencia-da-equipe.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { equipeQueEscolhe } from './apresentar-preferencias.ts'
import { escolherCanal } from './gravar-escolhas.ts'

handle(salvarPreferenciaDaEquipe, (ctx, { body }) => escolherCanal(ctx, equipeQueEscolhe(ctx), body))
