// Takes away recordings that have been kept long enough and that are not on hold for a dispute. Their rows stay, with the hash.
// Each program looks in its own folder: only who had the file may say that it is gone.
import {
  GRAVACAO_PERDIDA_DIAS,
  GUARDA_DE_GRAVACOES_DIAS,
} from '@martelo/domain/transmissoes/prazos-da-transmissao.ts'
import type { Servicos } from '../../core/servicos.ts'
import { gravacoesVencidas, notarApagada } from './gravacoes.sql.ts'
import { apagarArquivos } from './retirar-canais.ts'

export async function apagarGravacoes(s: Pick<Servicos, 'banco' | 'midia'>): Promise<void> {
  let depoisDe = 0
  for (;;) {
    const vencidas = await gravacoesVencidas(s.banco.sistema, GUARDA_DE_GRAVACOES_DIAS, depoisDe)
    for (const g of vencidas) {
      const estava = await apagarArquivos(s, g.nome)
      // After a further month no folder that is still used has it.
      if (estava || g.dias > GUARDA_DE_GRAVACOES_DIAS + GRAVACAO_PERDIDA_DIAS)
        await notarApagada(s.banco.sistema, g.hotId, g.id)
    }
    const ultima = vencidas.at(-1)
    if (ultima === undefined) return
    depoisDe = ultima.id
  }
}
