// Which houses the account administers: its own, or every one of the platform.
import { Alert, Badge, Button, Group, Skeleton, Stack, Table, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import type { UmUsuario } from './usuario.screen.tsx'

export function AbaPlataformasDoUsuario({ u, refazer }: { u: UmUsuario; refazer: () => Promise<void> }) {
  const [mudando, setMudando] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['plataformas-do-usuario', u.uid],
    queryFn: () => chamar('GET /v1/usuarios/:uid/plataformas', { params: { uid: u.uid } }),
  })
  if (error && !data)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  if (!data) return <Skeleton height={200} role="status" aria-label="Carregando" />
  const verbo = data.plataforma ? 'Tirar' : 'Dar'
  return (
    <Stack>
      <Group>
        <Badge variant="light" tt="none" color={data.plataforma ? 'blue' : 'gray'}>
          {data.plataforma ? 'Administra a plataforma' : 'Administra só esta casa'}
        </Badge>
        {data.impedimento === null && (
          <Button variant="default" size="xs" onClick={() => setMudando(true)}>
            {verbo} a administração da plataforma
          </Button>
        )}
      </Group>
      {data.impedimento !== null && (
        <Text size="sm" c="dimmed">
          {data.impedimento}
        </Text>
      )}
      <Casas casas={data.casas} />
      <Confirmar
        aberto={mudando}
        titulo={`${verbo} a administração da plataforma?`}
        botao={verbo}
        motivo="obrigatorio"
        aoFechar={() => setMudando(false)}
        aoConfirmar={async (motivo) => {
          const body = { plataforma: !data.plataforma, motivo }
          await chamar('PUT /v1/usuarios/:uid/plataformas', { params: { uid: u.uid }, body })
          avisarSucesso()
          await refetch()
          await refazer()
        }}
      >
        {data.plataforma
          ? `${u.nome} volta a administrar só esta casa.`
          : `${u.nome} passa a ver e abrir todas as casas da plataforma.`}
      </Confirmar>
    </Stack>
  )
}

type Casa = RespostaDe<Calls['GET /v1/usuarios/:uid/plataformas']>['casas'][number]

function Casas({ casas }: { casas: readonly Casa[] }) {
  return (
    <Table.ScrollContainer minWidth={420}>
      <Table striped>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Casa</Table.Th>
            <Table.Th>Endereço</Table.Th>
            <Table.Th>Situação</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {casas.map((c) => (
            <Table.Tr key={c.id}>
              <Table.Td>{c.nome}</Table.Td>
              <Table.Td>{c.subdominio}</Table.Td>
              <Table.Td>{c.ativo ? 'No ar' : 'Fora do ar'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
