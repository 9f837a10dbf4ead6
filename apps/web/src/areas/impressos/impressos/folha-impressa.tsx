// What all printed pages share: the head with logo, auctioneer and check code, people, lots, the button that prints.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { ErroDeChamada } from '../../../core/api.ts'

export type ExtratoImpresso = RespostaDe<Calls['GET /v1/extrato-compra']>['vendas'][number]
type Cabecalho = ExtratoImpresso['cabecalho']
type Item = ExtratoImpresso['itens'][number]
type Pessoa = ExtratoImpresso['cliente']

/** In a loader: a refusal of the API becomes the page of that status. */
export function comoResposta(e: unknown): Response {
  if (e instanceof ErroDeChamada) return new Response(e.message, { status: e.codigo, statusText: e.message })
  throw e
}

export function BotaoDeImprimir() {
  return (
    <div className="folha-botao">
      <button type="button" onClick={() => print()}>
        Imprimir
      </button>
    </div>
  )
}

export function Topo({ c, titulo, numero }: { c: Cabecalho; titulo: string; numero: string }) {
  return (
    <header className="folha-topo">
      <div>
        {c.hotsite.logo ? (
          <img className="folha-logo" src={c.hotsite.logo} alt={c.hotsite.nome} />
        ) : (
          <strong>{c.hotsite.nome}</strong>
        )}
        <h1>{titulo}</h1>
        <p>
          {numero} · emitido em {formatarDataHora(Date.parse(c.emitidoAt))} (horário de Brasília)
        </p>
        <p>
          {c.leilao.nome} · {formatarDataHora(Date.parse(c.leilao.data))} · {c.leilao.local}
          {c.leilao.edital && <> · Edital: {c.leilao.edital}</>}
        </p>
        <p>
          Leiloeiro oficial: {c.leiloeiro.nome}, matrícula {c.leiloeiro.matricula} {c.leiloeiro.junta}/
          {c.leiloeiro.uf}
        </p>
      </div>
      <div className="folha-qr">
        <div aria-hidden dangerouslySetInnerHTML={{ __html: c.qrcode }} />
        <small>Confira em {c.enderecoDeConferencia.replace(/^https?:\/\//, '')}</small>
      </div>
    </header>
  )
}

export function Mascarado({ completo }: { completo: boolean }) {
  if (completo) return null
  return (
    <p className="folha-aviso" role="note">
      Dados pessoais ocultos: entre com a conta do comprador para ver o documento completo.
    </p>
  )
}

export function Comprador({ p, titulo = 'Comprador' }: { p: Pessoa; titulo?: string }) {
  const linhas = [
    ['Nome', p.nome],
    ['CPF/CNPJ', p.documento],
    ['Endereço', p.endereco],
    ['E-mail', p.email],
    ['Telefone', p.telefone],
  ] as const
  return (
    <section>
      <h2>{titulo}</h2>
      <dl>
        {linhas.map(([nome, valor]) =>
          valor ? (
            <div key={nome} style={{ display: 'contents' }}>
              <dt>{nome}</dt>
              <dd>{valor}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}

export function DadosDoItem({ i }: { i: Item }) {
  const partes = [
    i.ano && `Ano ${i.ano}`,
    i.cor,
    i.combustivel,
    i.placa && `Placa ${i.placa}`,
    i.chassi && `Chassi ${i.chassi}`,
    i.renavam && `RENAVAM ${i.renavam}`,
    i.numeroMotor && `Motor ${i.numeroMotor}`,
  ].filter(Boolean)
  return (
    <>
      <strong>
        {i.numero} – {i.nome}
      </strong>
      <div>{partes.join(' · ')}</div>
      <div>
        Comitente: {i.comitente}
        {i.comitenteCnpj && ` (${i.comitenteCnpj})`}
      </div>
    </>
  )
}

export function Reais({ v }: { v: number }) {
  return <td className="valor">{formatarReais(v)}</td>
}
