// The public check of a paper, read on a telephone at a gate: first whether it holds, then what it allows.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora, formatarHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { data, type RouterContextProvider } from 'react-router'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { doServidor } from '../../../core/contexto.ts'
import { comoResposta, Reais } from './folha-impressa.tsx'

type Papel = RespostaDe<Calls['GET /v1/impressos/conferir/:hash']>

/** In a loader; null for a code that is none of ours. */
export async function lerConferencia(context: Readonly<RouterContextProvider>, hash: string) {
  try {
    return data<Papel | null>(
      await context.get(doServidor).chamar('GET /v1/impressos/conferir/:hash', { params: { hash } }),
    )
  } catch (e) {
    // An unknown code, or what was never a code of ours: the same answer, on a page that says what to do.
    if (e instanceof ErroDeChamada && (e.codigo === 404 || e.codigo === 400))
      return data<Papel | null>(null, { status: 404 })
    throw comoResposta(e)
  }
}

export const META_DA_CONFERENCIA = [{ title: 'Conferir documento' }, { name: 'robots', content: 'noindex' }]

export function PapelConferido({ p }: { p: Papel | null }) {
  return <article>{p === null ? <NaoEmitido /> : <Conferido p={p} />}</article>
}

function Veredito({
  tom,
  titulo,
  children,
}: {
  tom: 'sim' | 'nao'
  titulo: string
  children?: string | null
}) {
  return (
    <header className="folha-veredito" data-tom={tom}>
      <span aria-hidden="true">{tom === 'sim' ? '✓' : '✕'}</span>
      <div>
        <h1>{titulo}</h1>
        {children && <p>{children}</p>}
      </div>
    </header>
  )
}

function NaoEmitido() {
  return (
    <>
      <Veredito tom="nao" titulo="Não emitimos este documento">
        Nenhum documento nosso tem este código. Não entregue nem pague nada com base nele.
      </Veredito>
      <h2>O que fazer</h2>
      <p>
        Leia o código QR de novo, com o papel esticado e sem sombra, ou confira o endereço digitado letra por
        letra. Se o resultado se repetir, fale com a nossa equipe e guarde o papel.
      </p>
      <p>
        <a href="/seguranca">Outras formas de conferir</a>
      </p>
    </>
  )
}

function Conferido({ p }: { p: Papel }) {
  return (
    <>
      <Veredito tom={p.valida ? 'sim' : 'nao'} titulo={p.retirada ? p.validade : titulo(p)}>
        {p.explicacao}
      </Veredito>
      <p>
        {p.documento}
        {p.numero && ` nº ${p.numero}`} emitido por {p.hotsite}. Compare com o papel: os dados abaixo são os
        registrados agora ({formatarDataHora(Date.parse(p.conferidoAt))}).
      </p>
      {p.retirada && <Retirada r={p.retirada} valida={p.valida} />}
      <dl>
        <dt>Situação da compra</dt>
        <dd>{p.situacao}</dd>
        <dt>Leilão</dt>
        <dd>
          {p.leilao} · {formatarDataHora(Date.parse(p.leilaoData))}
        </dd>
        <dt>Comprador</dt>
        <dd>{p.comprador}</dd>
      </dl>
      {!p.retirada && <Itens p={p} />}
      {p.copias.length > 0 && <Copias copias={p.copias} />}
    </>
  )
}

const SEM_VALOR: Readonly<Record<string, string>> = {
  Inválida: 'Documento inválido',
  Anulada: 'Documento ANULADO',
}

const titulo = (p: Papel): string =>
  p.valida ? 'Documento válido' : (SEM_VALOR[p.validade] ?? 'Documento cancelado')

function Retirada({ r, valida }: { r: NonNullable<Papel['retirada']>; valida: boolean }) {
  return (
    <>
      <h2>{valida ? 'Pode retirar' : 'Estava autorizado, e não está mais'}</h2>
      <dl className="folha-portaria" data-riscado={!valida || undefined}>
        <dt>{r.porTerceiro ? 'Quem retira (terceiro)' : 'Quem retira (comprador)'}</dt>
        <dd>{r.quem}</dd>
        <dt>CPF</dt>
        <dd>{r.cpf}</dd>
        <dt>O quê</dt>
        <dd>{r.bem}</dd>
        {r.placa && (
          <>
            <dt>Placa</dt>
            <dd>{r.placa}</dd>
          </>
        )}
        {r.chassi && (
          <>
            <dt>Chassi (final)</dt>
            <dd>{r.chassi}</dd>
          </>
        )}
        <dt>Quando</dt>
        <dd>
          {formatarDataHora(Date.parse(r.inicio))} às {formatarHora(Date.parse(r.fim))}
        </dd>
        <dt>Onde</dt>
        <dd>{r.patio}</dd>
        {r.chegada && (
          <>
            <dt>Conferido no pátio</dt>
            <dd>
              {formatarDataHora(Date.parse(r.chegada.em))}, por {r.chegada.por}
            </dd>
          </>
        )}
      </dl>
      <h2>Compra</h2>
    </>
  )
}

/** Compares a file by its digest, and a printed number with the last one. */
function Copias({ copias }: { copias: Papel['copias'] }) {
  return (
    <>
      <h2>Vias emitidas</h2>
      <ul>
        {copias.map((c) => (
          <li key={c.titulo}>
            {c.titulo}, {formatarDataHora(Date.parse(c.emitidaAt))}
            {!c.vigente && ' (substituída)'}
            {c.sha256 && (
              <>
                <br />
                <small style={{ overflowWrap: 'anywhere' }}>SHA-256 {c.sha256}</small>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Itens({ p }: { p: Papel }) {
  return (
    <>
      <h2>Itens</h2>
      <table>
        <tbody>
          {p.lotes.map((l) => (
            <tr key={l.numero}>
              <td>
                {l.numero} – {l.nome}
              </td>
              <Reais v={l.valor} />
            </tr>
          ))}
          <tr>
            <th scope="row">Total</th>
            <td className="valor">
              <strong>{formatarReais(p.valorTotal)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
    </>
  )
}
