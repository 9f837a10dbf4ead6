// Up to four lots side by side (page type 12). The address carries them, so that the comparison can be sent on and works
// without script; rows in which they differ are marked.
import { buttonLook } from '@martelo/ui/button.tsx'
import { Photo } from '@martelo/ui/photo.tsx'
import '@martelo/ui/photo.css'
import { EmptyState } from '@martelo/ui/states.tsx'
import '@martelo/ui/table.css'
import { Table } from '@martelo/ui/table.tsx'
import { doServidor } from '../../../core/contexto.ts'
import { Link } from '../../../core/ligacao.tsx'
import { inicial, usePalavras } from '../../../core/palavras-do-site.ts'
import { fotoDoKit } from '../../../parts/lotes/fotos.ts'
import { Cabeca, cabecaDe } from '../cabeca.tsx'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import { AberturaDaPagina } from '../conteudo/abertura-da-pagina.tsx'
import { paginaDe } from '../conteudo/carregar-pagina.server.ts'
import { larguraDe } from '../conteudo/largura-da-pagina.ts'
import { SecoesAbaixo } from '../conteudo/secoes-abaixo.tsx'
import type { Route } from './+types/comparar.screen.ts'
import { lerComparacao } from './comparar/ler-comparacao.server.ts'
import './comparar/comparar.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { pagina } = await paginaDe(context, IR.comparar)
  return { pagina, ...(await lerComparacao(context.get(doServidor), url)) }
}

export default function Comparar({ loaderData: { pagina, lotes, linhas, sairam } }: Route.ComponentProps) {
  const p = usePalavras()
  return (
    <>
      <div
        className="pagina comparar"
        {...larguraDe(pagina)}
        style={{ '--lotes': lotes.length } as React.CSSProperties}
      >
        <Cabeca {...cabecaDe(pagina)} canonico={IR.comparar} indexar={false} />
        <div>
          <AberturaDaPagina pagina={pagina} />
          <Sairam quantos={sairam} />
          {lotes.length > 1 && <p className="comparar__nota">Em negrito, o que difere.</p>}
        </div>
        {lotes.length === 0 ? (
          <EmptyState
            title={`Nenhum ${p.lote.um} para comparar`}
            description={`Na lista, marque “Comparar” em até quatro ${p.lote.varios}.`}
            actions={
              <Link to={IR.lotes} {...buttonLook({ variant: 'primary' })}>
                Ver os {p.lote.varios}
              </Link>
            }
          />
        ) : (
          <Table caption={`Comparação de ${p.lote.varios}`} captionHidden>
            <thead>
              <tr>
                <th scope="col">
                  <span className="ui-visually-hidden">O que se compara</span>
                </th>
                {lotes.map((l) => (
                  <th key={l.id} scope="col">
                    <Photo
                      foto={l.foto && fotoDoKit(l.foto, l.nome, 0)}
                      sizes="(min-width: 48rem) 16rem, 60vw"
                    />
                    <Link to={l.url}>
                      {inicial(p.lote.um)} {l.numero}: {l.nome}
                    </Link>
                    <Link to={l.sem} className="comparar__tirar" preventScrollReset>
                      Tirar<span className="ui-visually-hidden"> {l.nome} da comparação</span>
                    </Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {linhas.map((linha) => (
                <tr key={linha.rotulo} data-difere={linha.difere || undefined}>
                  <th scope="row">{linha.rotulo}</th>
                  {linha.valores.map((v, i) => (
                    <td key={lotes[i]?.id}>{v ?? '–'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </div>
      <SecoesAbaixo pagina={pagina} />
    </>
  )
}

/** Chosen, and no longer there to be compared. */
function Sairam({ quantos }: { quantos: number }) {
  const p = usePalavras()
  if (quantos === 0) return null
  return (
    <p role="status">
      {quantos === 1
        ? `Um ${p.lote.um} que você escolheu não está mais no site.`
        : `${quantos} ${p.lote.varios} que você escolheu não estão mais no site.`}
    </p>
  )
}
