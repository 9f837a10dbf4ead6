import { agendaDoPatioPorDia } from '@martelo/contracts/entregas/agenda-do-patio-por-dia.contract.ts'
import {
  diaEmBrasilia,
  diasEntre,
  inicioDoDia,
  somarDias,
} from '@martelo/domain/calendario/tempo-brasilia.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { lugarDeHoje } from '@martelo/domain/entregas/antecipar-retirada.ts'
import { sql } from 'kysely'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerPatioComAgenda, patiosDaPessoa } from '../patios/door.ts'
import { apresentarComprovante, lerComprovantes } from '../vendas/door.ts'
import { apresentarAgendado, apresentarDia } from './apresentar-agenda.ts'
import { agendaDoPatio } from './entregas.sql.ts'

handle(agendaDoPatioPorDia, (ctx, { params, query }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const sessao = exigirSessao(ctx)
    const meu = (await patiosDaPessoa(tx, hotId, sessao)).find((p) => p.uid === params.patUid)
    const patio = meu && (await lerPatioComAgenda(tx, hotId, { id: meu.id }, diaEmBrasilia(ctx.agora)))
    if (patio === undefined) return recusar('NAO_ENCONTRADO', 'Pátio não encontrado')
    const quantos = diasEntre(query.de, query.ate) + 1
    if (quantos < 1 || quantos > 7) return recusar('PERIODO', 'Peça de 1 a 7 dias por vez.')
    const de = new Date(inicioDoDia(query.de))
    const linhas = await agendaDoPatio(
      tx,
      hotId,
      patio.id,
      de,
      new Date(inicioDoDia(somarDias(query.ate, 1))),
    )
    const uids = linhas.flatMap((l) => l.autorizacaoUid ?? [])
    const provas = new Map(
      (await lerComprovantes(tx, hotId, sql`k.uid = any(${uids}::uuid[])`)).map((k) => [
        k.uid,
        apresentarComprovante(ctx, k),
      ]),
    )
    const quem = atoresDosPapeis(sessao.papeis)
    const ocupacao = new Map<number, number>()
    for (const l of linhas)
      if (l.situacao === 'agendado')
        ocupacao.set(l.inicio.getTime(), (ocupacao.get(l.inicio.getTime()) ?? 0) + 1)
    // The occupation of today when it is asked for; else the press itself, under the lock, says that today is full.
    const hoje = lugarDeHoje(patio.agenda, ocupacao, ctx.agora).impedimento
    return {
      capacidade: patio.capacidade,
      dias: Array.from({ length: quantos }, (_, i) => {
        const dia = somarDias(query.de, i)
        return {
          ...apresentarDia(dia, patio.agenda, ocupacao, ctx.agora),
          agendados: linhas
            .filter((l) => diaEmBrasilia(l.inicio.getTime()) === dia)
            .map((l) =>
              apresentarAgendado(l, provas.get(l.autorizacaoUid ?? '') ?? null, quem, ctx.agora, hoje),
            ),
        }
      }),
    }
  }),
)
