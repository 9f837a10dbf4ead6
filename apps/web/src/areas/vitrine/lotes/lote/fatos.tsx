// The facts in groups, and the documents that can be opened.
import { IconDocument } from '@martelo/ui/icones.tsx'
import { Facts } from '@martelo/ui/table.tsx'
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
