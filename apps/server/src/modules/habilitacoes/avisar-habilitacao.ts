// What a client is told when it is settled whether he may bid. In the transaction of the answer.
import type { Tx } from '../../core/database/database.ts'
import type { Servicos } from '../../core/servicos.ts'

interface Decidida {
  readonly hotId: number
  readonly cliId: number
  readonly leiUid: string
  readonly leilao: string
}

export async function avisarHabilitacao(
  s: Pick<Servicos, 'correio'>,
  tx: Tx,
  h: Decidida,
  situacao: string,
  motivo: string | null,
): Promise<void> {
  const base = {
    para: { cliId: h.cliId },
    link: `/agenda/${h.leiUid}`,
    marca: `leilao:${h.leiUid}`,
  }
  if (situacao === 'APROVADA')
    await s.correio.avisar(tx, h.hotId, {
      ...base,
      tipo: 'habilitacao-aprovada',
      variaveis: { leilao: h.leilao },
    })
  else if (situacao === 'REPROVADA' || situacao === 'REVOGADA')
    await s.correio.avisar(tx, h.hotId, {
      ...base,
      tipo: 'habilitacao-negada',
      variaveis: { leilao: h.leilao, motivo },
    })
}
