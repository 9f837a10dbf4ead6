/** Files with records of each kind, so that archives of them are there to be read: a PDF that says its record's identifier. */
import { randomUUID } from 'node:crypto'
import { ENTIDADES_COM_ANEXOS, TIPOS_DE_ANEXO } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { sql } from 'kysely'
import Pdf from 'pdfkit'
import type { Cenario } from './cenario.ts'
import { contextoDe, type Pessoa } from './sonda.ts'
import { responderChamada } from './executar-chamada.ts'

export const pdfCom = (texto: string): Promise<Buffer> =>
  new Promise((ok, falhou) => {
    const partes: Buffer[] = []
    const pdf = new Pdf()
    pdf
      .on('data', (b: Buffer) => partes.push(b))
      .on('end', () => ok(Buffer.concat(partes)))
      .on('error', falhou)
    pdf.text(texto)
    pdf.end()
  })

export async function guardarAnexos(c: Cenario, casas: readonly (readonly Pessoa[])[]): Promise<void> {
  for (const gente of casas) {
    const adm = gente.find((p) => p.papel === 'ADM')
    if (adm === undefined) continue
    for (const [entidade, { tipos }] of Object.entries(ENTIDADES_COM_ANEXOS)) {
      const tipo = tipos.find((t) => (TIPOS_DE_ANEXO[t].formatos as readonly string[]).includes('pdf'))
      if (tipo === undefined) continue
      const r = await sql<{ uid: string }>`
        select uid from ${sql.table(entidade)} where hot_id = ${adm.casa.id} order by id desc limit 2`.execute(
        c.banco.sistema,
      )
      for (const { uid } of r.rows) {
        const bytes = await pdfCom(`Registro ${uid}`)
        await responderChamada(contextoDe(c, adm), 'POST /v1/anexos/:entidade/:uid', {
          params: { entidade, uid },
          body: { tipo, chaveDoPedido: randomUUID() },
          arquivos: [{ nome: 'papel.pdf', bytes }],
        })
      }
    }
  }
}
