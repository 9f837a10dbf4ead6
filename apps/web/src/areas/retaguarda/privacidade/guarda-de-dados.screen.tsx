// How long each kind of data is kept, by which rule, and what has gone already.
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { Alert, Badge, Button, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import '../../../kit/tabela/tabela.css'

const DIA = 24
function porExtenso(horas: number): string {
  if (horas < 48) return `${horas} h`
  const dias = Math.round(horas / DIA)
  return dias >= 366 ? quantos(Math.round(dias / 366), 'ano', 'anos') : quantos(dias, 'dia', 'dias')
}

export function meta() {
  return [{ title: TELAS_RETAGUARDA.guardaDeDados.title }]
}

export default function GuardaDeDados() {
  const [perguntando, setPerguntando] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['guarda-de-dados'],
    queryFn: () => chamar('GET /v1/privacidade/guarda'),
  })
  const executar = async (): Promise<void> => {
    await chamar('POST /v1/privacidade/guarda/executar')
    avisarSucesso('A limpeza está na fila')
  }
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          Guarda de dados
        </Title>
        <Button variant="default" onClick={() => setPerguntando(true)}>
          Executar agora
        </Button>
      </Group>
      <Confirmar
        aberto={perguntando}
        titulo="Executar a limpeza agora?"
        botao="Executar"
        perigo
        aoFechar={() => setPerguntando(false)}
        aoConfirmar={executar}
      >
        O que passou do prazo abaixo é apagado e não volta. A limpeza também corre sozinha.
      </Confirmar>
      {error && !data && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton h={320} role="status" aria-label="Carregando" />}
      {data && <Categorias categorias={data} />}
    </Stack>
  )
}

type Categoria = RespostaDe<Calls['GET /v1/privacidade/guarda']>[number]

function Categorias({ categorias }: { categorias: readonly Categoria[] }) {
  return (
    <div className="tabela-corpo">
      <Table striped>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Dados</Table.Th>
            <Table.Th>Prazo</Table.Th>
            <Table.Th>Por que regra</Table.Th>
            <Table.Th>Última limpeza</Table.Th>
            <Table.Th>Já saíram</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {categorias.map((g) => (
            <Table.Tr key={g.categoria}>
              <Table.Td data-titulo="Dados">
                {g.oque}{' '}
                {g.pessoal && (
                  <Badge size="xs" variant="light">
                    Pessoal
                  </Badge>
                )}
              </Table.Td>
              <Table.Td data-titulo="Prazo">{porExtenso(g.horas)}</Table.Td>
              <Table.Td data-titulo="Por que regra">
                <Text size="xs">{g.fonte}</Text>
              </Table.Td>
              <Table.Td data-titulo="Última limpeza">
                {g.ultima === null ? '—' : formatarDataHora(Date.parse(g.ultima))}
              </Table.Td>
              <Table.Td data-titulo="Já saíram">{g.linhas.toLocaleString('pt-BR')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
