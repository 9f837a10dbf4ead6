// A consignor's bank accounts.
import { ActionIcon, Button, Card, Group, Text, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro } from '../../../core/mantine/avisos.ts'
import { useRegistro } from '../../../kit/registro/usar-registro.ts'
import { CamposDaConta, CONTA_VAZIA } from './campos-da-conta.tsx'

export function ContasDoComitente({ comUid, editar }: { comUid: string; editar: boolean }) {
  const consultas = useQueryClient()
  const chave = ['contas-do-comitente', comUid]
  const [nova, setNova] = useState(false)
  const { data } = useQuery({
    queryKey: chave,
    queryFn: () => chamar('GET /v1/contas-bancarias-comitentes', { query: { comUid } }),
  })
  const refazer = (): void => void consultas.invalidateQueries({ queryKey: chave })
  const r = useRegistro({
    lido: CONTA_VAZIA,
    salvar: (d) => chamar('POST /v1/contas-bancarias-comitentes', { body: { ...d, comUid } }),
    aoSalvar: () => {
      refazer()
      setNova(false)
    },
  })
  const apagar = (uid: string): void => {
    chamar('DELETE /v1/contas-bancarias-comitentes/del/:uid', { params: { uid } })
      .then(refazer)
      .catch(avisarErro)
  }
  return (
    <Card withBorder>
      <Title order={3} size="h5" mb="xs">
        Contas bancárias
      </Title>
      {data?.length === 0 && (
        <Text size="sm" c="dimmed">
          Nenhuma conta cadastrada.
        </Text>
      )}
      {data?.map((b) => (
        <Group key={b.uid} justify="space-between" wrap="nowrap">
          <Text size="sm">
            {b.bancoCodigo} {b.banco} · ag. {b.agencia} · conta {b.conta} · {b.titular}
          </Text>
          {editar && (
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={`Apagar a conta ${b.conta}`}
              onClick={() => apagar(b.uid)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {editar && !nova && (
        <Button size="xs" variant="default" mt="sm" onClick={() => setNova(true)}>
          Incluir conta
        </Button>
      )}
      {nova && <CamposDaConta r={r} recebe="Recebe os lotes" aoVoltar={() => setNova(false)} />}
    </Card>
  )
}
