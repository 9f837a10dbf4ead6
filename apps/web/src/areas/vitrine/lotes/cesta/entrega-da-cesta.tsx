// What it costs to have the whole basket delivered to one state: by the same table as on each lot's page.
import { ESTADOS } from '@martelo/domain/comum/estados.ts'
import type { LinhaDaTabelaDeFrete } from '@martelo/domain/entregas/frete.ts'
import { Field } from '@martelo/ui/field.tsx'
import { Select } from '@martelo/ui/text-input.tsx'
import { useEffect, useState } from 'react'
import { aoAgir, chamarAoAgir } from '../../../../core/ao-agir.ts'
import { destinoGuardado, guardarDestino } from '../../../../parts/lotes/frete-escolhido.ts'
import { reais } from '../../../../parts/lotes/reais.ts'
import type { ItemLido } from './ler-a-cesta.server.ts'

export interface EntregaCotada {
  /** centavos */
  readonly valor: number
  readonly dias: number
  /** items whose delivery is quoted by people */
  readonly sobConsulta: number
}

/** Asked for with the first place that is chosen: most baskets are fetched at the yard. */
const regrasDeFrete = aoAgir(() => import('@martelo/domain/entregas/frete.ts'))
type Regras = Awaited<ReturnType<typeof regrasDeFrete>>
interface Tabela {
  readonly linhas: readonly LinhaDaTabelaDeFrete[]
  readonly regras: Regras
}

function cotar(
  itens: readonly ItemLido[],
  uf: string,
  { linhas, regras: { freteDoPatio } }: Tabela,
): EntregaCotada {
  const fretes = itens.map((i) =>
    i.frete === null || i.frete === 'PESADO' ? null : freteDoPatio(i.uf, { uf, cidade: '' }, i.frete, linhas),
  )
  const certos = fretes.filter((f) => f !== null)
  return {
    valor: certos.reduce((s, f) => s + f.valor, 0),
    dias: Math.max(0, ...certos.map((f) => f.prazoDias)),
    sobConsulta: fretes.length - certos.length,
  }
}

export function EntregaDaCesta({
  itens,
  aoCotar,
}: {
  readonly itens: readonly ItemLido[]
  readonly aoCotar: (e: EntregaCotada | null) => void
}) {
  const [uf, setUf] = useState('')
  const [tabela, setTabela] = useState<Tabela | null>(null)
  const [erro, setErro] = useState(false)
  useEffect(() => setUf(destinoGuardado()?.uf ?? ''), [])
  const escolheu = uf !== ''
  useEffect(() => {
    if (!escolheu) return
    Promise.all([chamarAoAgir('GET /v1/frete/tabela'), regrasDeFrete()]).then(
      ([{ linhas }, regras]) => {
        setTabela({ linhas, regras })
        setErro(false)
      },
      () => setErro(true),
    )
  }, [escolheu])
  const cotada = uf === '' || tabela === null ? null : cotar(itens, uf, tabela)
  const dito = JSON.stringify(cotada)
  useEffect(() => aoCotar(JSON.parse(dito) as EntregaCotada | null), [dito, aoCotar])
  if (erro) return <p role="alert">Não foi possível carregar a tabela de entrega. Tente novamente.</p>
  return (
    <div className="cesta__entrega">
      <Field label="Calcular a entrega até">
        <Select
          value={uf}
          onChange={(e) => {
            setUf(e.currentTarget.value)
            guardarDestino({ uf: e.currentTarget.value, cidade: '' })
          }}
        >
          <option value="">Retiro no pátio</option>
          {ESTADOS.map((e) => (
            <option key={e.sigla} value={e.sigla}>
              {e.nome}
            </option>
          ))}
        </Select>
      </Field>
      <p role="status">
        {cotada !== null && cotada.valor > 0 && (
          <>
            <b>{reais(cotada.valor)}</b> em até {cotada.dias} {cotada.dias === 1 ? 'dia' : 'dias'}, até a
            capital.{' '}
          </>
        )}
        {cotada !== null &&
          cotada.sobConsulta > 0 &&
          'O que é pesado ou não tem preço até lá tem a entrega sob consulta.'}
      </p>
    </div>
  )
}
