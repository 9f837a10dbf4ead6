// The report of conditional lots goes, as a PDF, to whom the house named, once per auction, soon after its end.
import type { Tx } from '../../core/database/database.ts'
import { guardarParaLinha } from '../../core/files/apagar-sem-dono.ts'
import { chavePorConteudo } from '../../core/files/armazenamento.ts'
import { nomeDeArquivo } from '../../core/http/nome-de-arquivo.ts'
import { desenharPdf } from '../../core/impressao/desenhar-pdf.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { laudosDevidos, marcarLaudo } from '../condicionais/door.ts'
import { laudoDaCasa } from './laudo-das-condicionais.ts'

type Devido = Awaited<ReturnType<typeof laudosDevidos>>[number]

type Desenha = Pick<Servicos, 'hotsites' | 'banco' | 'arquivos'>

/** Null: the auction is gone. */
export async function desenharLaudo(s: Desenha, l: Devido): Promise<Buffer | null> {
  const hotsite = await s.hotsites.porId(l.hotId)
  if (hotsite === null) return null
  const casa = { hotsite, agora: l.agora.getTime() }
  const folha = await s.banco.lerDoHotsite(l.hotId, (tx) => laudoDaCasa(tx, casa, l.leiUid))
  return folha && desenharPdf({ titulo: folha.titulo, folhas: [folha] }, s.arquivos.publico)
}

/** `vez`: of a sending by a person; the first one has none. */
export async function mandarLaudo(
  s: Pick<Servicos, 'arquivos' | 'correio'>,
  tx: Tx,
  l: Devido,
  { bytes, vez }: { readonly bytes: Buffer; readonly vez?: string },
): Promise<void> {
  const tipo = 'application/pdf' as const
  const arquivo = chavePorConteudo(`documentos/${l.hotId}`, bytes, 'pdf')
  await guardarParaLinha(tx, s.arquivos.privado, { chave: arquivo, bytes, tipo })
  await s.correio.avisarVarios(
    tx,
    l.hotId,
    l.destinatarios.map((email) => ({
      tipo: 'laudo-condicionais' as const,
      para: { email },
      variaveis: { leilao: l.leilao, condicionais: String(l.condicionais) },
      link: `/laudo-condicionais/${l.leiUid}`,
      chave: ['laudo-condicionais', l.leiUid, vez].filter(Boolean).join(':'),
      anexos: [
        {
          nome: `${nomeDeArquivo(`Laudo das condicionais, ${l.leilao}`.slice(0, 110))}.pdf`,
          tipo,
          arquivo,
        },
      ],
    })),
  )
}

async function enviar(s: Servicos, l: Devido): Promise<boolean> {
  const bytes = await desenharLaudo(s, l)
  if (bytes === null) return false
  return s.banco.doHotsite(l.hotId, async (tx) => {
    if (!(await marcarLaudo(tx, l))) return false
    await mandarLaudo(s, tx, l, { bytes })
    return true
  })
}

/** Answers how many auctions were reported, and how many failed: those stay due and hold up no other. */
export async function enviarLaudosCondicionais(s: Servicos): Promise<{ feitos: number; falhas: number }> {
  const conta = { feitos: 0, falhas: 0 }
  for (const l of await laudosDevidos(s.banco.sistema))
    try {
      if (await enviar(s, l)) conta.feitos += 1
    } catch (err) {
      conta.falhas += 1
      s.log.error({ err, leilao: l.leiUid, hotId: l.hotId }, 'a report of conditional lots was not sent')
    }
  return conta
}

definirTarefa<Record<string, never>>('enviar-laudo-condicional', async (_, s) => {
  const { falhas } = await enviarLaudosCondicionais(s)
  if (falhas > 0) throw new Error(`${falhas} reports of conditional lots were not sent`)
})
