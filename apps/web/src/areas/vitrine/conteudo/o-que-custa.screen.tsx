// What a purchase costs, step by step and with this house's own numbers; how a bid below the reserve ends; who sells.
import { porcentagemDe } from '@martelo/domain/comum/dinheiro.ts'
import type { Palavras } from '@martelo/domain/hotsites/palavras.ts'
import { com, maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { Link } from '../../../core/ligacao.tsx'
import { doServidor } from '../../../core/contexto.ts'
import { usePalavras } from '../../../core/palavras-do-site.ts'
import { reais } from '../../../parts/lotes/reais.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR, lotesCom } from '../../../parts/cabeca/caminhos.ts'
import { IR_DA_CASA } from '../caminhos-da-casa.ts'
import { usePaginaLigada } from '../../../parts/cabeca/dados-da-cabeca.ts'
import type { Route } from './+types/o-que-custa.screen.ts'
import './conteudo.css'
import './o-que-custa.css'

export const loader = async ({ context }: Route.LoaderArgs) =>
  context.get(doServidor).chamar('GET /v1/leiloes/custos-da-casa')

type Dados = Route.ComponentProps['loaderData']

/** An example that most people can follow. */
const PRECO = 40_000_00

const faixa = (f: { de: number; ate: number }, dizer: (n: number) => string): string =>
  f.de === f.ate ? dizer(f.de) : `de ${dizer(f.de)} a ${dizer(f.ate)}`
const porcento = (n: number): string => `${String(n).replace('.', ',')}%`

export default function OQueCusta({ loaderData: d }: Route.ComponentProps) {
  const p = usePalavras()
  return (
    <div className="pagina">
      <Cabeca
        titulo="O que uma compra custa"
        descricao="Cada valor que se paga além do preço, em que passo, com os números desta casa."
        canonico={IR.oQueCusta}
      />
      <article className="texto o-que-custa">
        <h1>O que uma compra custa</h1>
        <Passos d={d} p={p} />
        <ComoTermina d={d} p={p} />
        <QuemVende d={d} p={p} />
      </article>
    </div>
  )
}

function Passos({ d, p }: { d: Dados; p: Palavras }) {
  const ligada = usePaginaLigada()
  const comissao = d.comissao?.ate ?? 0
  const taxa = d.taxaAdm?.ate ?? 0
  const daComissao = porcentagemDe(PRECO, comissao)
  return (
    <>
      <p>
        {`O exemplo é de um bem de ${reais(PRECO)}. Na página de cada ${p.lote.um} a conta é feita com os valores dele, antes de qualquer compromisso.`}
      </p>
      <table>
        <caption className="ui-visually-hidden">A conta, passo a passo</caption>
        <thead>
          <tr>
            <th scope="col">O que se paga</th>
            <th scope="col">No exemplo</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{`Preço (${com('o', p.lance)} que venceu, ou o preço fixo)`}</th>
            <td>{reais(PRECO)}</td>
          </tr>
          {d.comissao && (
            <tr>
              <th scope="row">{`${maiuscula(p.comissao.um)}: ${faixa(d.comissao, porcento)} do preço`}</th>
              <td>{reais(daComissao)}</td>
            </tr>
          )}
          {d.taxaAdm && d.taxaAdm.ate > 0 && (
            <tr>
              <th scope="row">{`Taxa administrativa: ${faixa(d.taxaAdm, reais)}`}</th>
              <td>{reais(taxa)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total, sem frete</th>
            <td>{reais(PRECO + daComissao + taxa)}</td>
          </tr>
        </tfoot>
      </table>
      <ol>
        <li>
          <b>Antes:</b> o cadastro e a visita não custam nada.{' '}
          {`Quando ${com('um', p.leilao)} pede caução, ela é dita na página dele e volta para você se nada for comprado.`}
        </li>
        <li>
          <b>Pagamento:</b> PIX, boleto, transferência ou cartão, em nome do comprador.{' '}
          <Link to={IR_DA_CASA.seguranca}>Confira as contas oficiais</Link> antes de pagar.
        </li>
        <li>
          <b>Retirada:</b> com hora marcada, sem custo dentro do prazo; depois dele o pátio cobra estadia por
          dia.
        </li>
        <li>
          <b>Transporte:</b> por sua conta, ou pela{' '}
          {ligada(3) ? <Link to={IR_DA_CASA.frete}>tabela de frete</Link> : 'tabela de frete'} da casa.
        </li>
        <li>
          <b>Documentos:</b> retirados no pátio sem custo, ou enviados pelos Correios com a tarifa do dia.
          Transferência, multas e IPVA que o anúncio atribuir ao comprador são pagos ao Detran.
        </li>
      </ol>
    </>
  )
}

function ComoTermina({ d, p }: { d: Dados; p: Palavras }) {
  const c = d.condicionais
  return (
    <section>
      <h2 id="condicional">{`Quando ${com('o', p.lance)} depende da resposta`}</h2>
      <p>
        {`${maiuscula(com('um', p.lance))} abaixo do que ${com('o', p.comitente)} espera fica em condicional: ele tem ${d.diasParaResponder} dias úteis para aceitar, recusar ou pedir outro valor. Nada é devido antes da resposta, e você pode recusar o outro valor sem custo.`}
      </p>
      {c === null ? (
        <p>{`Ainda são poucos os casos desta casa para dizer como costumam terminar.`}</p>
      ) : (
        <dl className="o-que-custa__numeros">
          <div>
            <dt>Decididas em 12 meses</dt>
            <dd>{c.casos}</dd>
          </div>
          <div>
            <dt>Terminaram em venda</dt>
            <dd>{porcento(c.liberadas)}</dd>
          </div>
          {c.medianaHoras !== null && (
            <div>
              <dt>Metade foi respondida em até</dt>
              <dd>
                {c.medianaHoras <= 48 ? `${c.medianaHoras} h` : `${Math.ceil(c.medianaHoras / 24)} dias`}
              </dd>
            </div>
          )}
        </dl>
      )}
    </section>
  )
}

function QuemVende({ d, p }: { d: Dados; p: Palavras }) {
  if (d.vendedores.length === 0) return null
  return (
    <section>
      <h2 id="quem-vende">Quem vende agora</h2>
      <ul>
        {d.vendedores.map((v) => (
          <li key={v.nome}>
            <Link to={lotesCom({ comitente: v.nome })}>{v.nome}</Link>
            {`: ${v.lotes} ${v.lotes === 1 ? p.lote.um : p.lote.varios}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
