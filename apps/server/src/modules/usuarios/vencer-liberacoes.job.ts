// Accesses whose date has passed, once per minute: each ends, and both sides of one that was in force are told, once. Any number
// of processes may run it: each row is taken under its lock.
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { podeTransitarLiberacao } from '@martelo/domain/usuarios/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { avisarDoFimDaLiberacao } from './avisar-da-liberacao.ts'
import {
  liberacaoPorUid,
  liberacoesVencidas,
  moverLiberacao,
  revogarSessoesDe,
  situacaoGravada,
} from './liberacoes.sql.ts'

const TAREFA = 'vencer-liberacoes'

/** Answers how many ended. */
export async function vencerLiberacoes(s: Servicos): Promise<number> {
  let fim = 0
  for (const { hotId, uid } of await liberacoesVencidas(s.banco.sistema)) {
    const hotsite = await s.hotsites.porId(hotId)
    if (hotsite === null) continue
    await s.banco.doHotsite(hotId, async (tx) => {
      const l = await liberacaoPorUid(tx, hotId, uid)
      const de = l && (await situacaoGravada(tx, hotId, l.id))
      if (l === undefined || de === undefined || l.ate.getTime() > s.banco.relogio.agora()) return
      const r = podeTransitarLiberacao({ de, evento: 'encerrar', atores: ['sistema'] })
      if (!r.pode) return
      await moverLiberacao(tx, hotId, l.id, r.para)
      await revogarSessoesDe(tx, hotId, l.donoUsuId, l.usuId)
      const sistema = { sessao: null, ip: '', reqId: TAREFA, hotsite }
      await auditar(sistema, tx, {
        entidade: 'liberacao_acesso',
        uid,
        acao: 'encerrar',
        motivo: 'Prazo vencido',
      })
      // Who was never let in has nothing to lose.
      if (de === 'consentida')
        await avisarDoFimDaLiberacao(s, tx, hotId, l, {
          usuId: null,
          como: `o prazo acabou em ${formatarDataHora(l.ate.getTime())}`,
        })
      fim += 1
    })
  }
  return fim
}

definirTarefa<Record<string, never>>(TAREFA, async (_, s) => {
  await vencerLiberacoes(s)
})
