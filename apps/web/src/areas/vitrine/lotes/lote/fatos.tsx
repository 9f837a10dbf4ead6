// The facts in groups, the documents that can be opened, and the lines of the invoice.
import type { LotePublico } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { IconDocument } from '@martelo/ui/icones-de-uso.tsx'
import { Facts, Table } from '@martelo/ui/table.tsx'
import { milhares } from '../../../../core/palavras-do-site.ts'
import { reais } from '../../../../parts/lotes/reais.ts'
import type { GrupoDeFatos } from './fatos-do-lote.server.ts'

export interface FatosProps {
  readonly grupos: readonly GrupoDeFatos[]
  readonly arquivos: readonly { readonly nome: string; readonly url: string }[]
}

export function Fatos({ grupos, arquivos }: FatosProps) {
  return (
    <>
      {grupos.map((g) => (
        <section key={g.titulo}>
          <h2>{g.titulo}</h2>
          <Facts fatos={g.fatos} />
        </section>
      ))}
      {arquivos.length > 0 && (
        <section>
          <h2>Documentos</h2>
          <ul className="lote__arquivos">
            {arquivos.map((a) => (
              <li key={a.url}>
                <a href={a.url} target="_blank" rel="noopener noreferrer">
                  <IconDocument /> {a.nome}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

export function NotaFiscal({ itens }: { itens: LotePublico['itensNotaFiscal'] }) {
  if (itens.length === 0) return null
  return (
    <section>
      <h2>Itens da nota fiscal</h2>
      <Table caption="Itens da nota fiscal" captionHidden>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" data-numeric="">
              Quantidade
            </th>
            <th scope="col" data-numeric="">
              Valor
            </th>
          </tr>
        </thead>
        <tbody>
          {itens.map((i) => (
            <tr key={i.descricao}>
              <td>{i.descricao}</td>
              <td data-numeric="">{milhares(i.quantidade)}</td>
              <td data-numeric="">{i.valor === null ? '–' : reais(i.valor)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
