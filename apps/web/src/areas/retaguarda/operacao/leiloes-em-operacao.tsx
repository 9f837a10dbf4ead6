// What each auction of this hotsite asks of the platform now, and the lots at which bids wait. Wide tables scroll in
// themselves; the page does not.
import { Table, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { inteiro, ms, taxa } from './formatar-medidas.ts'
import { TabelaLarga } from './tabela-larga.tsx'

type Operacao = RespostaDe<Calls['GET /v1/manutencao/operacao']>

const COLUNAS = [
  'Na sala',
  'Lances/s',
  'No minuto',
  'Resposta (metade)',
  'Resposta (p99)',
  'Na fila',
  'Encerramento (p99)',
  'Falhas/min',
  'Lotes abertos',
] as const

export function LeiloesEmOperacao({ leiloes }: { readonly leiloes: Operacao['leiloes'] }) {
  return (
    <section aria-labelledby="operacao-leiloes">
      <Title order={2} size="h4" id="operacao-leiloes" mb="xs">
        Leilões deste site
      </Title>
      {leiloes.length === 0 ? (
        <Text c="dimmed">Nenhum leilão ao vivo, e ninguém em uma sala.</Text>
      ) : (
        <TabelaLarga nome="Tabela dos leilões" largura={960}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th miw={180}>Leilão</Table.Th>
              {COLUNAS.map((nome) => (
                <Table.Th key={nome} ta="right">
                  {nome}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {leiloes.map((l) => (
              <Table.Tr key={l.uid}>
                <Table.Th scope="row" fw={400}>
                  {l.nome}
                </Table.Th>
                {valoresDe(l).map((valor, i) => (
                  <Table.Td key={COLUNAS[i]} ta="right" className="numeros">
                    {valor}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </TabelaLarga>
      )}
    </section>
  )
}

/** In the order of COLUNAS. */
const valoresDe = (l: Operacao['leiloes'][number]): string[] => [
  inteiro(l.naSala),
  taxa(l.porSegundo),
  inteiro(l.porMinuto),
  ms(l.decisao.p50),
  ms(l.decisao.p99),
  inteiro(l.fila),
  ms(l.encerramento.p99),
  inteiro(l.falhasPorMinuto),
  inteiro(l.lotesAbertos),
]

/** Shows nothing while the queues are empty. */
export function FilasPorLote({ filas }: { readonly filas: Operacao['filas'] }) {
  if (filas.length === 0) return null
  return (
    <section aria-labelledby="operacao-filas">
      <Title order={2} size="h4" id="operacao-filas" mb="xs">
        Lances na fila, por lote
      </Title>
      <TabelaLarga nome="Tabela das filas" largura={420}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Lote</Table.Th>
            <Table.Th>Leilão</Table.Th>
            <Table.Th ta="right">Na fila</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {filas.map((f) => (
            <Table.Tr key={f.lelUid}>
              <Table.Th scope="row" fw={400}>
                {f.numero} – {f.nome}
              </Table.Th>
              <Table.Td>{f.leilao}</Table.Td>
              <Table.Td ta="right" className="numeros">
                {inteiro(f.n)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </TabelaLarga>
    </section>
  )
}
