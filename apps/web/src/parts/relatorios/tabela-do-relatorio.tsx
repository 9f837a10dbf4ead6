// A page of a report's rows; each leads to its record.
import { Anchor, Pagination, Stack, Table, Text, Title, UnstyledButton } from '@mantine/core'
import { RELATORIOS } from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import { mostrarCelula } from '@martelo/domain/relatorios/mostrar-celula.ts'
import { Link } from 'react-router'
import { type ConsultaDoRelatorio, LINHAS_POR_PAGINA, type RelatorioLido } from './consulta-do-relatorio.ts'

interface Props {
  readonly consulta: ConsultaDoRelatorio
  readonly lido: RelatorioLido
  alvo(uid: string): string | null
}

export function TabelaDoRelatorio({ consulta, lido, alvo }: Props) {
  const primeira = lido.linhas[0]
  const paginas = Math.ceil(lido.total / LINHAS_POR_PAGINA)
  return (
    <Stack component="section" id="linhas" aria-labelledby="titulo-das-linhas" gap="xs">
      <Title order={2} size="h4" id="titulo-das-linhas">
        Linhas
      </Title>
      {primeira === undefined ? (
        <Text c="dimmed">Nada com estes filtros. Mude o período ou os filtros.</Text>
      ) : (
        <Linhas consulta={consulta} lido={lido} alvo={alvo} />
      )}
      {paginas > 1 && (
        <Pagination
          total={Math.min(paginas, 2000)}
          value={Number(consulta.busca.get('pagina') ?? 1) || 1}
          onChange={(p) => consulta.mudar({ pagina: String(p) })}
          getItemProps={(p) => ({ 'aria-label': `Página ${p}` })}
        />
      )}
    </Stack>
  )
}

const ALINHADAS: readonly string[] = ['dinheiro', 'inteiro', 'decimal', 'porcentagem']

function Linhas({ consulta, lido, alvo }: Props) {
  const vistas = new Set(Object.keys(lido.linhas[0]?.celulas ?? {}))
  const colunas = RELATORIOS[consulta.nome].colunas.filter((c) => vistas.has(c.id))
  const ordenar = consulta.busca.get('ordenar') ?? RELATORIOS[consulta.nome].ordem ?? ''
  const ordemDe = (id: string) =>
    ordenar === id ? 'ascending' : ordenar === `-${id}` ? 'descending' : 'none'
  return (
    <Table.ScrollContainer minWidth={900}>
      <Table verticalSpacing="xs" highlightOnHover aria-label="Linhas do relatório">
        <Table.Thead>
          <Table.Tr>
            {colunas.map((c) => (
              <Table.Th
                key={c.id}
                ta={ALINHADAS.includes(c.tipo) ? 'right' : 'left'}
                aria-sort={ordemDe(c.id)}
              >
                <UnstyledButton
                  fw={700}
                  fz="sm"
                  onClick={() => consulta.mudar({ ordenar: ordenar === `-${c.id}` ? c.id : `-${c.id}` })}
                >
                  {c.titulo}
                  {ordenar === c.id ? ' ↑' : ordenar === `-${c.id}` ? ' ↓' : ''}
                </UnstyledButton>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lido.linhas.map((l, i) => {
            const destino = l.alvo === null ? null : alvo(l.alvo)
            const nomeia = colunas.find((c) => c.tipo === 'texto')?.id
            return (
              <Table.Tr key={`${l.alvo}-${i}`}>
                {colunas.map((c) => {
                  const texto = mostrarCelula(c, l.celulas[c.id] ?? null)
                  const numero = ALINHADAS.includes(c.tipo)
                  return (
                    <Table.Td
                      key={c.id}
                      ta={numero ? 'right' : 'left'}
                      // A long name takes two or three lines, never one for each word.
                      miw={(texto.length > 24 && '15rem') || undefined}
                      {...(numero ? { className: 'numeros' } : {})}
                    >
                      {destino !== null && c.id === nomeia ? (
                        <Anchor component={Link} to={destino}>
                          {texto}
                        </Anchor>
                      ) : (
                        texto
                      )}
                    </Table.Td>
                  )
                })}
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
