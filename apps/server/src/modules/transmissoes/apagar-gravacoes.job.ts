// Takes away recordings that have been kept long enough and that are not on hold for a dispute. Their rows stay, with the hash.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { GUARDA_DE_GRAVACOES_DIAS } from '@martelo/domain/transmissoes/prazos-da-transmissao.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { gravacoesVencidas, notarApagada } from './gravacoes.sql.ts'

export async function apagarGravacoes(s: Pick<Servicos, 'banco' | 'midia'>): Promise<void> {
  for (const g of await gravacoesVencidas(s.banco.sistema, GUARDA_DE_GRAVACOES_DIAS)) {
    for (const fim of ['mp4', 'idx'])
      await rm(path.join(s.midia.pasta, 'gravacoes', `${g.nome}.${fim}`), { force: true })
    await notarApagada(s.banco.sistema, g.hotId, g.id)
  }
}
definirTarefa('apagar-gravacoes', (_: unknown, s) => apagarGravacoes(s))
