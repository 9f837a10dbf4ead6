// The sums by one field, drawn and as a table; each leads to the rows that it is the sum of.
import { Anchor, Card, Group, Select, Stack, Table, Text, Title } from '@mantine/core'
import { RELATORIOS } from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import type { SomaDeRelatorio } from '@martelo/domain/relatorios/declarar-relatorio.ts'
import { celulaDoGrupo, mostrarCelula } from '@martelo/domain/relatorios/mostrar-celula.ts'
import { Link } from 'react-router'
import { BarrasDoRelatorio } from './barras-do-relatorio.tsx'
import type { ConsultaDoRelatorio, RelatorioLido } from './consulta-do-relatorio.ts'

const BARRAS = 24

interface Props {
  readonly consulta: ConsultaDoRelatorio
  readonly lido: RelatorioLido
}

export function GruposDoRelatorio({ consulta, lido }: Props) {
  const r = RELATORIOS[consulta.nome]
  const grupo = r.grupos.find((g) => g.id === lido.grupo)
  const coluna = celulaDoGrupo(r, lido.grupo)
  const nomeDe = (valor: string | null) => mostrarCelula(coluna, valor)
  const soma = r.somas[0]
  if (grupo === undefined || soma === undefined) return null
  return (
    <Card withBorder component="section" aria-label={`Por ${grupo.titulo.toLowerCase()}`}>
      <Stack>
        <Group justify="space-between" align="end">
          <Title order={2} size="h4">
            {soma.titulo} por {grupo.titulo.toLowerCase()}
          </Title>
          <Select
            label="Agrupar por"
            allowDeselect={false}
            value={grupo.id}
            onChange={(v) => v !== null && consulta.mudar({ grupo: v })}
            data={r.grupos.map((g) => ({ value: g.id, label: g.titulo }))}
          />
        </Group>
        {lido.grupos.length > 1 && (
          <BarrasDoRelatorio
            titulo={soma.titulo}
            tipo={soma.tipo}
            barras={lido.grupos
              .slice(0, BARRAS)
              .map((g) => ({ nome: nomeDe(g.valor), valor: g.somas[soma.id] ?? 0 }))}
          />
        )}
        <Table.ScrollContainer minWidth={500} mah={480}>
          <Table verticalSpacing="xs" aria-label={`${soma.titulo} por ${grupo.titulo.toLowerCase()}`}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{grupo.titulo}</Table.Th>
                <Table.Th ta="right">Linhas</Table.Th>
                {r.somas.map((s) => (
                  <Table.Th key={s.id} ta="right">
                    {s.titulo}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {lido.grupos.map((g) => (
                <LinhaDoGrupo
                  key={g.valor ?? ''}
                  g={g}
                  nome={nomeDe(g.valor)}
                  somas={r.somas}
                  destino={consulta.endereco({ campo: grupo.id, valor: g.valor ?? '' })}
                />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        {lido.gruposDemais && (
          <Text size="sm" c="dimmed">
            São mais grupos do que cabem aqui; os arquivos têm todas as linhas.
          </Text>
        )}
      </Stack>
    </Card>
  )
}

interface PropsDaLinha {
  readonly g: RelatorioLido['grupos'][number]
  readonly nome: string
  readonly somas: readonly SomaDeRelatorio[]
  readonly destino: string
}

function LinhaDoGrupo({ g, nome, somas, destino }: PropsDaLinha) {
  return (
    <Table.Tr>
      <Table.Td miw={nome.length > 16 ? '8rem' : undefined}>{nome}</Table.Td>
      <Table.Td ta="right" className="numeros">
        <Anchor
          component={Link}
          inherit
          to={destino}
          aria-label={`${nome}: ${g.linhas} linhas. Ver só estas`}
        >
          {g.linhas.toLocaleString('pt-BR')}
        </Anchor>
      </Table.Td>
      {somas.map((s) => {
        const valor = mostrarCelula(s, g.somas[s.id] ?? null)
        return (
          <Table.Td key={s.id} ta="right" className="numeros">
            <Anchor
              component={Link}
              inherit
              to={destino}
              aria-label={`${nome}, ${s.titulo}: ${valor}. Ver as linhas`}
            >
              {valor}
            </Anchor>
          </Table.Td>
        )
      })}
    </Table.Tr>
  )
}
