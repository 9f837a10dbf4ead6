// The house opens again, or all houses that one act closed: in each first the auctions get their time back, then visitors come in.
import { encerrarManutencao } from '@martelo/contracts/operacao/encerrar-manutencao.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { daPlataforma, SO_PLATAFORMA } from '../hotsites/door.ts'
import { contarParada } from '../pregao/door.ts'
import { apresentarManutencoes } from './apresentar-manutencao.ts'
import { lerManutencoes } from './manutencao.sql.ts'
import { encerrarAto, encerrarNaCasa } from './manutencao-numa-casa.ts'

handle(encerrarManutencao, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const naoAchada = recusar('NAO_ENCONTRADO', 'Manutenção não encontrada')
  const m = (await ctx.ler((tx) => lerManutencoes(tx, hotId))).find((x) => x.uid === params.uid)
  if (m === undefined) return naoAchada
  if (body.todasAsCasas && !(await daPlataforma(ctx))) return SO_PLATAFORMA
  const daqui = await ctx.tx((tx) => encerrarNaCasa(ctx, tx, ctx.hotsite, { uid: m.uid }))
  // One that this house ended before may still stand in the others.
  const deVarias = body.todasAsCasas && m.ato !== null ? m.ato : null
  if (daqui === null && deVarias === null) return naoAchada
  const dasOutras = deVarias === null ? [] : await encerrarAto(ctx, deVarias)
  ctx.servicos.hotsites.esquecer()
  await ctx.servicos.barramento.publicar('hotsite', {})
  await contarParada(ctx.servicos, [...(daqui ?? []), ...dasOutras])
  return ctx.ler((tx) => apresentarManutencoes(tx, hotId))
})
