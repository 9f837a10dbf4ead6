// An auction that runs while the channel which its public would watch is off: the house is told once, until the picture has
// been there. An operator who ended the programme himself knows.
import type { Servicos } from '../../core/servicos.ts'
import { semImagem, tomarAviso } from './sem-imagem.sql.ts'

export async function avisarSemImagem(s: Pick<Servicos, 'banco' | 'correio'>): Promise<void> {
  for (const { id, uid, hotId, canal, leilao, leilaoUid } of await semImagem(s.banco.sistema))
    await s.banco.doHotsite(hotId, async (tx) => {
      if (!(await tomarAviso(tx, hotId, id))) return
      await s.correio.avisar(tx, hotId, {
        tipo: 'equipe-sem-imagem',
        para: { casa: true },
        variaveis: { canal, leilao },
        link: `/admin/transmissao/${leilaoUid}`,
        marca: `canal:${uid}`,
      })
    })
}
