// Freight (page 3): what it costs and how long it takes to each capital from both origins, and one's own city first. A city
// that is not in the table counts as the capital of its state.
import { ESTADOS } from '@martelo/domain/comum/estados.ts'
import { nomeDaOrigem, origensDaTabela, simularFrete } from '@martelo/domain/entregas/frete.ts'
import { FRETE_DAS_CAPITAIS } from '@martelo/domain/entregas/frete-capitais.ts'
import { Button } from '@martelo/ui/button.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { Table } from '@martelo/ui/table.tsx'
import { Select, TextInput } from '@martelo/ui/text-input.tsx'
import { Form } from 'react-router'
import { type DoServidor, doServidor } from '../../../core/contexto.ts'
import { reais } from '../../../parts/lotes/reais.ts'
import { Cabeca, cabecaDe } from '../cabeca.tsx'
import { IR_DA_CASA } from '../caminhos-da-casa.ts'
import { AberturaDaPagina } from '../conteudo/abertura-da-pagina.tsx'
import { paginaDe } from '../conteudo/carregar-pagina.server.ts'
import { larguraDe } from '../conteudo/largura-da-pagina.ts'
import { SecoesAbaixo } from '../conteudo/secoes-abaixo.tsx'
import type { Route } from './+types/frete-da-casa.screen.ts'
import '../conteudo/conteudo.css'
import './frete-da-casa.css'

const TIPOS = { LEVE: 'Carro', MOTO: 'Moto', UTILITARIO: 'Utilitário' } as const
type Tipo = keyof typeof TIPOS
const ehTipo = (t: string | null): t is Tipo => t !== null && Object.hasOwn(TIPOS, t)

export async function loader({ context, url }: Route.LoaderArgs) {
  const daPagina = await paginaDe(context, IR_DA_CASA.frete)
  const servidor = context.get(doServidor)
  const { linhas } = await servidor.chamar('GET /v1/frete/tabela')
  const pedido = url.searchParams.get('tipo')
  const tipo: Tipo = ehTipo(pedido) ? pedido : 'LEVE'
  const destino = await destinoDe(servidor, url.searchParams)
  const origens = origensDaTabela(linhas)
  const para = (cidade: string, uf: string) =>
    origens.map((origem) => ({
      origem,
      frete: simularFrete(origem, { cidade, uf }, tipo, linhas),
    }))
  return {
    ...daPagina,
    tipo,
    destino,
    origens: origens.map((uf) => ({ uf, nome: nomeDaOrigem(uf) })),
    resultado: destino.uf === '' ? [] : para(destino.cidade, destino.uf).filter((r) => r.frete !== null),
    regioes: [...Map.groupBy(FRETE_DAS_CAPITAIS, (l) => l.regiao)].map(([nome, capitais]) => ({
      nome,
      capitais: capitais.map((c) => ({ uf: c.uf, capital: c.capital, fretes: para(c.capital, c.uf) })),
    })),
  }
}

/** What was asked for, else where the client lives. */
async function destinoDe({ chamar, quem }: DoServidor, busca: URLSearchParams) {
  const uf = (busca.get('uf') ?? '').toUpperCase()
  if (ESTADOS.some((e) => e.sigla === uf))
    return { uf, cidade: (busca.get('cidade') ?? '').slice(0, 80), meu: false }
  const nenhum = { uf: '', cidade: '', meu: false }
  if (busca.has('uf') || quem?.cliUid == null) return nenhum
  const infos = await chamar('GET /v1/cliente/infos').catch(() => null)
  const casa = infos?.endereco
  return casa ? { uf: casa.estadoSigla, cidade: casa.cidade, meu: true } : nenhum
}

type Dados = Route.ComponentProps['loaderData']

export default function TabelaDeFrete({ loaderData: d }: Route.ComponentProps) {
  return (
    <>
      <div className="pagina" {...larguraDe(d.pagina)}>
        <Cabeca {...cabecaDe(d.pagina)} canonico={IR_DA_CASA.frete} dados={d.dados} />
        <AberturaDaPagina pagina={d.pagina} className="frete-da-casa__topo" />
        <Busca d={d} />
        <Resultado d={d} />
        {d.regioes.map((r) => (
          <Regiao key={r.nome} r={r} d={d} />
        ))}
      </div>
      <SecoesAbaixo pagina={d.pagina} />
    </>
  )
}

const dias = (n: number): string => `até ${n} ${n === 1 ? 'dia' : 'dias'}`

function Resultado({ d }: { d: Dados }) {
  if (d.destino.uf === '') return null
  const [primeiro] = d.resultado
  if (!primeiro?.frete)
    return (
      <p role="status" className="frete-da-casa__resultado">
        Não há frete tabelado para este estado: fale com o atendimento.
      </p>
    )
  const { destino, pelaCapital } = primeiro.frete
  return (
    <div role="status" className="frete-da-casa__resultado">
      <p>
        Até <b>{`${destino.cidade}/${destino.uf}`}</b>
        {pelaCapital && d.destino.cidade.trim() !== '' && ', a capital do seu estado'}
        {d.destino.meu && ' (do endereço do seu cadastro)'}
      </p>
      <ul>
        {d.resultado.map(({ origem, frete }) => (
          <li key={origem}>
            de {frete?.origem}: <b>{reais(frete?.valor ?? 0)}</b>, {dias(frete?.prazoDias ?? 0)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Busca({ d }: { d: Dados }) {
  return (
    <Form method="get" className="frete-da-casa__busca" preventScrollReset>
      <Field label="Estado">
        <Select name="uf" defaultValue={d.destino.uf} key={d.destino.uf} autoComplete="address-level1">
          <option value="">Escolha</option>
          {ESTADOS.map((e) => (
            <option key={e.sigla} value={e.sigla}>
              {e.nome}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Cidade" required={false}>
        <TextInput
          name="cidade"
          defaultValue={d.destino.cidade}
          autoComplete="address-level2"
          maxLength={80}
        />
      </Field>
      <Field label="Veículo">
        <Select name="tipo" defaultValue={d.tipo}>
          {Object.entries(TIPOS).map(([valor, nome]) => (
            <option key={valor} value={valor}>
              {nome}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="primary">
        Calcular
      </Button>
    </Form>
  )
}

function Regiao({ r, d }: { r: Dados['regioes'][number]; d: Dados }) {
  return (
    <section className="frete-da-casa__regiao">
      <h2>{r.nome}</h2>
      <Table caption={`Frete de ${TIPOS[d.tipo].toLowerCase()} para a região ${r.nome}`} captionHidden>
        <thead>
          <tr>
            <th scope="col">Destino</th>
            {d.origens.map((o) => (
              <th key={o.uf} scope="col" data-numeric="">
                De {o.nome}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {r.capitais.map((c) => (
            <tr key={c.uf} aria-current={c.uf === d.destino.uf ? 'true' : undefined}>
              <th scope="row">
                {c.capital} <small>{c.uf}</small>
              </th>
              {c.fretes.map(({ origem, frete }) => (
                <td key={origem} data-numeric="">
                  {frete ? (
                    <>
                      <b>{reais(frete.valor)}</b> <small>{dias(frete.prazoDias)}</small>
                    </>
                  ) : (
                    'Sob consulta'
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
