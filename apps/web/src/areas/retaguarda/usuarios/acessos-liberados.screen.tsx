// Accounts that are used by another person: proposed here, valid when the owner consents, until their end.
import {
  Alert,
  Button,
  Card,
  Checkbox,
  Group,
  SimpleGrid,
  Skeleton,
  Stack,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { type Escopo, ROTULO_DO_ESCOPO } from '@martelo/domain/usuarios/em-nome-de-outro.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { SituacaoDaLiberacao, UltimoUso } from '../../../parts/usuarios/situacao-da-liberacao.tsx'

const CHAVE = ['acessos-liberados']
type Acesso = RespostaDe<Calls['GET /v1/liberacoes-de-acesso']>[number]

export function meta() {
  return [{ title: TELAS_RETAGUARDA.acessosLiberados.title }]
}

export default function AcessosLiberados() {
  const consultas = useQueryClient()
  const { data, error } = useQuery({
    queryKey: CHAVE,
    queryFn: () => chamar('GET /v1/liberacoes-de-acesso'),
  })
  const [aEncerrar, setAEncerrar] = useState<Acesso | null>(null)
  const encerrar = async ({ uid }: Acesso): Promise<void> => {
    consultas.setQueryData(CHAVE, await chamar('DELETE /v1/liberacoes-de-acesso/:uid', { params: { uid } }))
    avisarSucesso('Acesso encerrado')
  }
  return (
    <Stack>
      <Title order={1} size="h2">
        Acessos liberados
      </Title>
      <Liberar />
      {error && !data && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton h={160} role="status" aria-label="Carregando" />}
      {data?.length === 0 && <Text c="dimmed">Nenhum acesso liberado.</Text>}
      {data !== undefined && data.length > 0 && <Lista acessos={data} encerrar={setAEncerrar} />}
      <Confirmar
        aberto={aEncerrar !== null}
        titulo="Encerrar este acesso?"
        botao="Encerrar"
        perigo
        aoFechar={() => setAEncerrar(null)}
        aoConfirmar={() => (aEncerrar ? encerrar(aEncerrar) : Promise.resolve())}
      >
        {aEncerrar && `${aEncerrar.quem} deixa agora a conta de ${aEncerrar.dono}.`} Para liberar de novo, o
        dono consente outra vez.
      </Confirmar>
    </Stack>
  )
}

function Lista({ acessos, encerrar }: { acessos: readonly Acesso[]; encerrar: (l: Acesso) => void }) {
  return (
    <Table.ScrollContainer minWidth={720}>
      <Table striped>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Conta</Table.Th>
            <Table.Th>Quem usa</Table.Th>
            <Table.Th>Pode</Table.Th>
            <Table.Th>Até</Table.Th>
            <Table.Th>Situação</Table.Th>
            <Table.Th>
              <span className="ui-visually-hidden">Ações</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {acessos.map((l) => (
            <Table.Tr key={l.uid}>
              <Table.Td>{l.dono}</Table.Td>
              <Table.Td>{l.quem}</Table.Td>
              <Table.Td>{l.escopo.map((e) => ROTULO_DO_ESCOPO[e]).join(', ')}</Table.Td>
              <Table.Td>{formatarDataHora(Date.parse(l.ate))}</Table.Td>
              <Table.Td>
                <SituacaoDaLiberacao de={l.situacao} dono={false} />
                <Text size="xs" c="dimmed">
                  {l.motivo}
                </Text>
                <UltimoUso de={l} />
              </Table.Td>
              <Table.Td>
                {(l.situacao === 'aguardando' || l.situacao === 'consentida') && (
                  <Button size="compact-xs" variant="subtle" color="red" onClick={() => encerrar(l)}>
                    Encerrar
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Liberar() {
  const consultas = useQueryClient()
  const [v, setV] = useState({ donoEmail: '', quemEmail: '', motivo: '', ate: '' })
  const [escopo, setEscopo] = useState<Escopo[]>(['ver'])
  const [erro, setErro] = useState<unknown>(null)
  const [pedindo, setPedindo] = useState(false)
  const campos = erro instanceof ErroDeChamada ? erro.campos : {}
  const liberar = (): void => {
    setErro(null)
    setPedindo(true)
    chamar('POST /v1/liberacoes-de-acesso', {
      body: { ...v, escopo, ate: v.ate === '' ? '' : new Date(`${v.ate}T23:59:00-03:00`).toISOString() },
    })
      .then((lista) => {
        consultas.setQueryData(CHAVE, lista)
        setV({ donoEmail: '', quemEmail: '', motivo: '', ate: '' })
        setEscopo(['ver'])
        avisarSucesso('O dono da conta foi avisado; vale quando ele consentir')
      })
      .catch(setErro)
      .finally(() => setPedindo(false))
  }
  const campo = (nome: keyof typeof v, rotulo: string, tipo = 'text') => (
    <TextInput
      type={tipo}
      label={rotulo}
      value={v[nome]}
      onChange={(e) => setV({ ...v, [nome]: e.currentTarget.value })}
      error={campos[nome]}
    />
  )
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Liberar a conta de um cliente a outra pessoa
      </Title>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {campo('donoEmail', 'E-mail do dono da conta')}
          {campo('quemEmail', 'E-mail de quem vai usar')}
          {campo('motivo', 'Motivo')}
          {campo('ate', 'Até', 'date')}
        </SimpleGrid>
        <Checkbox.Group label="Pode" value={escopo} onChange={(e) => setEscopo(e)} error={campos.escopo}>
          <Group mt="xs">
            {(Object.keys(ROTULO_DO_ESCOPO) as Escopo[]).map((e) => (
              <Checkbox key={e} value={e} label={ROTULO_DO_ESCOPO[e]} disabled={e === 'ver'} />
            ))}
          </Group>
        </Checkbox.Group>
        {erro instanceof Error && Object.keys(campos).length === 0 && (
          <Alert color="red" role="alert">
            {erro.message}
          </Alert>
        )}
        <Group>
          <Button loading={pedindo} onClick={liberar}>
            Pedir o consentimento
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}
