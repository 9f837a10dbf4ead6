// Takes away recordings that have been kept long enough and that are not on hold for a dispute. Their rows stay, with the hash.
import { GUARDA_DE_GRAVACOES_DIAS } from '@martelo/domain/transmissoes/prazos-da-transmissao.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { gravacoesVencidas, notarApagada } from './gravacoes.sql.ts'
import { apagarArquivos } from './retirar-canais.ts'

export async function apagarGravacoes(s: Pick<Servicos, 'banco' | 'midia'>): Promise<void> {
  for (const g of await gravacoesVencidas(s.banco.sistema, GUARDA_DE_GRAVACOES_DIAS)) {
    await apagarArquivos(s, g.nome)
    await notarApagada(s.banco.sistema, g.hotId, g.id)
  }
}
definirTarefa('apagar-gravacoes', (_: unknown, s) => apagarGravacoes(s))
