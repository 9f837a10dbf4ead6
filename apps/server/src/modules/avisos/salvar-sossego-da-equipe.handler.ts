import { salvarSossegoDaEquipe } from '@martelo/contracts/avisos/salvar-sossego-da-equipe.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { equipeQueEscolhe } from './apresentar-preferencias.ts'
import { escolherSossego } from './gravar-escolhas.ts'

handle(salvarSossegoDaEquipe, (ctx, { body }) => escolherSossego(ctx, equipeQueEscolhe(ctx), body))
