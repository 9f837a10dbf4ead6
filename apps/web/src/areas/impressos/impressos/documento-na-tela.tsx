// A document on screen and on paper: what the server wrote in blocks, drawn. Kinds of documents are unknown here.
import type { Bloco, Documento, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import type { TipoDeDocumento } from '@martelo/contracts/impressos/tipos-de-impresso.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import type { MetaDescriptor, RouterContextProvider } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import { comoResposta } from './folha-impressa.tsx'

/** In a loader. */
export async function lerDocumento(
  context: Readonly<RouterContextProvider>,
  tipo: TipoDeDocumento,
  chave: string,
): Promise<Documento> {
  try {
    return await context
      .get(doServidor)
      .chamar('GET /v1/documentos/:tipo/:chave', { params: { tipo, chave } })
  } catch (e) {
    throw comoResposta(e)
  }
}

export const metaDoDocumento = (d: Documento | undefined): MetaDescriptor[] => [
  { title: d?.titulo ?? 'Documento' },
  { name: 'robots', content: 'noindex' },
]

export function DocumentoNaTela({ d }: { d: Documento }) {
  return (
    <>
      <div className="folha-botao">
        <a href={d.pdf} download>
          Baixar PDF
        </a>
        <button type="button" onClick={() => print()}>
          Imprimir
        </button>
      </div>
      {d.folhas.map((f, i) => (
        <article key={i} className="folha-de-documento" aria-label={`${f.titulo} ${f.numero}`}>
          {f.blocos[0]?.tipo !== 'cartaz' && <Topo f={f} />}
          {f.blocos.map((b, n) => (
            <Desenhado key={n} b={b} />
          ))}
        </article>
      ))}
    </>
  )
}

function Topo({ f }: { f: Folha }) {
  return (
    <header className="folha-topo">
      <div>
        {f.casa.logo ? (
          <img className="folha-logo" src={f.casa.logo} alt={f.casa.nome} />
        ) : (
          <strong>{f.casa.nome}</strong>
        )}
        <h1>
          {f.titulo}
          {f.marca && ` · ${f.marca}`}
        </h1>
        <p>
          {f.numero} · emitido em {formatarDataHora(Date.parse(f.emitidoAt))} (horário de Brasília)
        </p>
        {f.cabecalho.map((l) => (
          <p key={l}>{l}</p>
        ))}
      </div>
      {f.conferencia && (
        <div className="folha-qr">
          <div aria-hidden dangerouslySetInnerHTML={{ __html: f.conferencia.qrcode }} />
          <small>Confira em {f.conferencia.endereco.replace(/^https?:\/\//, '')}</small>
        </div>
      )}
    </header>
  )
}

type De<T extends Bloco['tipo']> = Extract<Bloco, { tipo: T }>

function Desenhado({ b }: { b: Bloco }) {
  const Parte = PARTES[b.tipo] as (p: { b: Bloco }) => ReactNode
  return <Parte b={b} />
}

const PARTES: { readonly [T in Bloco['tipo']]: (p: { b: De<T> }) => ReactNode } = {
  texto: ({ b }) => (
    <section>
      {b.titulo && <h2>{b.titulo}</h2>}
      {b.paragrafos.map((t, i) => (
        <p key={i} className={b.miudo ? 'folha-miudo' : undefined}>
          {t}
        </p>
      ))}
    </section>
  ),
  aviso: ({ b }) => (
    <p className="folha-aviso" role={b.alerta ? 'alert' : 'note'}>
      {b.texto}
    </p>
  ),
  dados: ({ b }) => (
    <section>
      {b.titulo && <h2>{b.titulo}</h2>}
      <dl>
        {b.linhas.map((l, i) => (
          <Fragment key={i}>
            <dt>{l.rotulo}</dt>
            <dd>{l.valor}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  ),
  desenho: Desenho,
  tabela: Tabela,
  valores: ({ b }) => (
    <section>
      <h2>{b.titulo}</h2>
      <table>
        <tbody>
          {b.linhas.map((l) => (
            <tr key={l.rotulo}>
              <th scope="row" className={l.forte ? undefined : 'folha-leve'}>
                {l.rotulo}
              </th>
              <td className="valor">
                {l.forte ? <strong>{formatarReais(l.valor)}</strong> : formatarReais(l.valor)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {b.porExtenso && <p>{b.porExtenso}</p>}
    </section>
  ),
  fotos: ({ b }) => (
    <section>
      <h2>{b.titulo}</h2>
      <div className="folha-fotos">
        {b.fotos.map((f) => (
          <figure key={f.endereco}>
            <img src={f.endereco} alt={f.legenda} />
            <figcaption>{f.legenda}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  ),
  assinaturas: ({ b }) => (
    <div className="folha-assinaturas">
      {b.nomes.map((n) => (
        <div key={n}>{n}</div>
      ))}
    </div>
  ),
  cartaz: ({ b }) => (
    <section className="folha-cartaz">
      <p>{b.rotulo}</p>
      <p
        className="folha-cartaz-numero"
        style={{ '--caracteres': Math.max(2, b.numero.length) } as CSSProperties}
      >
        {b.numero}
      </p>
      <h1>{b.nome}</h1>
      {b.linhas.map((l) => (
        <p key={l}>{l}</p>
      ))}
      <div className="folha-qr" aria-hidden dangerouslySetInnerHTML={{ __html: b.qrcode }} />
      <small>{b.legenda}</small>
    </section>
  ),
}

function Tabela({ b }: { b: De<'tabela'> }) {
  return (
    <section>
      {b.titulo && <h2>{b.titulo}</h2>}
      {b.linhas.length === 0 ? (
        <p>{b.vazia ?? 'Nada registrado.'}</p>
      ) : (
        <div
          className="folha-larga"
          // A row of paragraphs is read from top to bottom on a phone; of short cells, as a table that scrolls.
          data-em-pilha={b.colunas.some((c) => c.nomeia) || undefined}
          role="group"
          aria-label={b.titulo ?? 'Tabela'}
          tabIndex={0}
        >
          <table>
            <thead>
              <tr>
                {b.colunas.map((c) => (
                  <th key={c.titulo} scope="col" className={c.valor ? 'valor' : undefined}>
                    {c.titulo}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {b.linhas.map((linha, i) => (
                <tr key={i}>
                  {linha.map((t, n) => (
                    <td
                      key={n}
                      className={b.colunas[n]?.valor ? 'valor' : undefined}
                      data-coluna={b.colunas[n]?.titulo}
                    >
                      <Celula t={t} nomeia={b.colunas[n]?.nomeia === true} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function Celula({ t, nomeia }: { t: string; nomeia: boolean }) {
  return t.split('\n').map((l, i) => <div key={i}>{nomeia && i === 0 ? <strong>{l}</strong> : l}</div>)
}

function Desenho({ b }: { b: De<'desenho'> }) {
  return (
    <section>
      <h2>{b.titulo}</h2>
      <svg
        className="folha-desenho"
        viewBox={`0 0 ${b.largura} ${b.altura}`}
        role="img"
        aria-label={[b.titulo, ...b.legendas].join('; ')}
      >
        {b.tracos.map((t) => (
          <path
            key={`${t.x}-${t.y}-${t.d}`}
            d={t.d}
            transform={
              t.espelha === null
                ? `translate(${t.x} ${t.y})`
                : `translate(${t.x + t.espelha} ${t.y}) scale(-1 1)`
            }
          />
        ))}
        {b.pontos.map((m) => (
          <g key={m.rotulo} transform={`translate(${m.x} ${m.y})`}>
            <circle r="10" />
            <text y="4" textAnchor="middle" aria-hidden="true">
              {m.rotulo}
            </text>
          </g>
        ))}
      </svg>
      {b.legendas.map((l) => (
        <p key={l}>{l}</p>
      ))}
    </section>
  )
}
