// Once a day: who gets letters of a search without an account is asked, in its last days, whether he still wants them. Without
// an answer the search ends on its day (its row goes by the table of retention). Mark and letter are one transaction, so
// that two processes ask once.
import { DIAS_DA_PERGUNTA, perguntarSeContinua } from '@martelo/domain/buscas/alerta-por-email.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { alertasPorVencer, tomarPergunta } from './alertas-por-email.sql.ts'
import { pedirConfirmacaoDoAlerta } from './carta-do-alerta.ts'

const POR_VEZ = 200

/** Answers how many were asked. */
export async function perguntarSeContinuam(
  s: Pick<Servicos, 'banco' | 'log' | 'correio' | 'chaveDeArquivos'>,
  agora: number,
): Promise<number> {
  const ate = new Date(agora + DIAS_DA_PERGUNTA * 86_400_000)
  let [perguntadas, ultimo] = [0, 0]
  for (;;) {
    const alertas = await s.banco.sistema
      .transaction()
      .execute((tx) => alertasPorVencer(tx, ate, ultimo, POR_VEZ))
    for (const b of alertas) {
      const cartaAt = b.cartaAt?.getTime() ?? null
      if (!perguntarSeContinua({ venceAt: b.venceAt.getTime(), cartaAt, agora })) continue
      try {
        const feita = await s.banco.doHotsite(b.hotId, async (tx) => {
          if (!(await tomarPergunta(tx, b))) return false
          await pedirConfirmacaoDoAlerta(s, tx, 'alerta-continuar', b)
          return true
        })
        if (feita) perguntadas += 1
      } catch (e) {
        // It is retried tomorrow; the ones behind it must not wait for it.
        s.log.error({ err: e, busca: b.uid }, 'question before the end failed')
      }
    }
    ultimo = alertas.at(-1)?.id ?? 0
    if (alertas.length < POR_VEZ) return perguntadas
  }
}

definirTarefa<Record<string, never>>('perguntar-se-continuam', async (_, s) => {
  await perguntarSeContinuam(s, Date.now())
})
