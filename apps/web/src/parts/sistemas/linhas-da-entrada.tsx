// What came of each row of a delivery: the refused ones first, with the sentence of each field.
import { Alert, Badge, List, Modal, Skeleton, Stack, Table, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../core/api.ts'
import { Paginas } from '../../kit/ficha/paginas.tsx'
import type { Sistemas } from './consulta-dos-sistemas.ts'

type Linha = RespostaDe<Calls['GET /v1/comitentes/sistemas/entradas/:uid']>[number]
const COR = { criado: 'green', repetido: 'gray', erro: 'red', valido: 'blue' } as const
const ROTULO = { criado: 'Criado', repetido: 'Repetido', erro: 'Com erro', valido: 'Válido' } as const
const POR_PAGINA = 50

interface Props {
  readonly entrada: Sistemas['entradas'][number] | null
  readonly aoFechar: () => void
}

export function LinhasDaEntrada({ entrada, aoFechar }: Props) {
  return (
    <Modal
      opened={entrada !== null}
      onClose={aoFechar}
      size="lg"
      title={entrada?.arquivo ?? 'Remessa pela API'}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      {entrada?.erro && (
        <Alert color="red" title="O arquivo não foi lido">
          {entrada.erro}
        </Alert>
      )}
      {entrada && entrada.erro === null && <Linhas uid={entrada.uid} />}
    </Modal>
  )
}

function Linhas({ uid }: { readonly uid: string }) {
  const [pagina, setPagina] = useState(1)
  const { data, error } = useQuery({
    queryKey: ['linhas-da-entrada', uid],
    queryFn: () => chamar('GET /v1/comitentes/sistemas/entradas/:uid', { params: { uid } }),
  })
  if (error)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  if (!data) return <Skeleton height={160} role="status" aria-label="Carregando" />
  const ordenadas = data.toSorted((a, b) => Number(b.resultado === 'erro') - Number(a.resultado === 'erro'))
  return (
    <Stack>
      <Table aria-label="Linhas da remessa" verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Linha</Table.Th>
            <Table.Th>Referência</Table.Th>
            <Table.Th>Resultado</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {ordenadas.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA).map((l) => (
            <Table.Tr key={l.linha}>
              <Table.Td className="numeros">{l.linha}</Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{l.referencia ?? '—'}</Table.Td>
              <Table.Td>
                <Badge color={COR[l.resultado]} variant="light">
                  {ROTULO[l.resultado]}
                </Badge>
                <Motivos l={l} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Paginas total={data.length} porPagina={POR_PAGINA} pagina={pagina} aoMudar={setPagina} />
    </Stack>
  )
}

function Motivos({ l }: { readonly l: Linha }) {
  const motivos = [...Object.entries(l.erros).map(([campo, erro]) => `${campo}: ${erro}`), ...l.avisos]
  if (motivos.length === 0) return null
  return (
    <List size="sm" mt={4} listStyleType="none">
      {motivos.map((m) => (
        <List.Item key={m}>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {m}
          </Text>
        </List.Item>
      ))}
    </List>
  )
}
