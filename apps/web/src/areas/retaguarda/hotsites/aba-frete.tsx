// Freight of a car to each capital from each origin, in reais and days; a house adds the states of its yards. An empty
// value: no freight from there.
import { NumberInput, Select, Table } from '@mantine/core'
import { FRETE_DAS_CAPITAIS } from '@martelo/domain/entregas/frete-capitais.ts'
import {
  type LinhaDaTabelaDeFrete,
  nomeDaOrigem,
  type OrigemDoFrete,
  origensDaTabela,
} from '@martelo/domain/entregas/frete.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { QuadroDaTabela } from './quadro-da-tabela.tsx'
import { useTabelaDoSite } from './usar-tabela-do-site.ts'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'

const PRAZO_PADRAO = 15

export function AbaFrete() {
  const t = useTabelaDoSite<LinhaDaTabelaDeFrete>({
    chave: 'tabela-de-frete',
    ler: () => chamar('GET /v1/frete/tabela'),
    gravar: (marca, linhas) => chamar('PUT /v1/frete/tabela', { body: { marca, linhas } }),
  })
  const [novas, setNovas] = useState<readonly string[]>([])
  const origens = [...new Set([...origensDaTabela(t.linhas), ...novas])]
  const achar = (uf: string, origem: OrigemDoFrete) =>
    t.linhas.find((l) => l.uf === uf && l.origem === origem)
  const por = (uf: string, origem: OrigemDoFrete, novo: Partial<LinhaDaTabelaDeFrete> | null): void => {
    const outras = t.linhas.filter((l) => l.uf !== uf || l.origem !== origem)
    const antes = achar(uf, origem) ?? { uf, origem, valor: 0, prazoDias: PRAZO_PADRAO }
    t.mudar(novo === null ? outras : [...outras, { ...antes, ...novo }])
  }
  return (
    <QuadroDaTabela
      t={t}
      explicacao="Valores para carros. Motos pagam a metade e utilitários 25% a mais; pesados, sob consulta."
    >
      <Select
        label="Acrescentar origem"
        description="O estado de um pátio da casa: os bens que estão nele saem dali"
        placeholder="Escolha a UF"
        w={320}
        searchable
        value={null}
        data={FRETE_DAS_CAPITAIS.filter((l) => !origens.includes(l.uf)).map((l) => ({
          value: l.uf,
          label: `${l.capital}/${l.uf}`,
        }))}
        onChange={(uf) => uf !== null && setNovas((antes) => [...antes, uf])}
      />
      <Table.ScrollContainer minWidth={640}>
        <Table stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Capital</Table.Th>
              {origens.map((o) => (
                <Table.Th key={o}>De {nomeDaOrigem(o)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {FRETE_DAS_CAPITAIS.map(({ uf, capital }) => (
              <Table.Tr key={uf}>
                <Table.Th scope="row">
                  {capital}/{uf}
                </Table.Th>
                {origens.map((o) => (
                  <Table.Td key={o}>
                    <Celula
                      nome={`${capital}, de ${nomeDaOrigem(o)}`}
                      linha={achar(uf, o)}
                      mudar={(novo) => por(uf, o, novo)}
                    />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </QuadroDaTabela>
  )
}

function Celula({
  nome,
  linha,
  mudar,
}: {
  nome: string
  linha: LinhaDaTabelaDeFrete | undefined
  mudar: (novo: Partial<LinhaDaTabelaDeFrete> | null) => void
}) {
  return (
    <div style={{ display: 'flex', gap: 'var(--space-2)' }}>
      <EntradaDeReais
        size="xs"
        w={120}
        aria-label={`Valor até ${nome}`}
        maxCentavos={99_999_900}
        value={linha?.valor ?? null}
        onValueChange={(valor) => mudar(valor === null ? null : { valor })}
      />
      <NumberInput
        size="xs"
        w={90}
        aria-label={`Prazo até ${nome}`}
        suffix=" dias"
        min={0}
        max={365}
        allowDecimal={false}
        hideControls
        disabled={linha === undefined}
        value={linha?.prazoDias ?? ''}
        onChange={(v) => mudar({ prazoDias: Number(v) || 0 })}
      />
    </div>
  )
}
