// The groups of one client: those that people chose may be changed, those of a condition move by themselves.
import { Alert, Badge, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { CampoDeGrupos } from '../../../parts/grupos/campo-de-grupos.tsx'

export function AbaGrupos({ uid }: { uid: string }) {
  const quem = useQuem()
  const consultas = useQueryClient()
  const chave = ['grupos-do-cliente', uid]
  const { data, error } = useQuery({
    queryKey: chave,
    queryFn: () => chamar('GET /v1/cliente/grupos-do-cliente/:uid', { params: { uid } }),
  })
  const [escolhidos, setEscolhidos] = useState<number[] | null>(null)
  if (error && !data)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  // Saved before it is read, a choice would take him out of the groups that he is in.
  if (!data) return <Skeleton h={160} maw={640} role="status" aria-label="Carregando" />
  const manuais = data.filter((g) => g.origem === 'manual').map((g) => g.id)
  const salvar = (): void => {
    chamar('POST /cliente/grupos-clientes/:uid', { params: { uid }, body: { grupos: escolhidos ?? manuais } })
      .then((novos) => {
        consultas.setQueryData(chave, novos)
        setEscolhidos(null)
        // Each group stands with the number of its members.
        void consultas.invalidateQueries({ queryKey: ['grupos-cliente'] })
        avisarSucesso()
      })
      .catch(avisarErro)
  }
  return (
    <Card withBorder maw={640}>
      <Stack>
        <Group gap="xs">
          {data.length === 0 && <Text c="dimmed">Em nenhum grupo.</Text>}
          {data.map((g) => (
            <Badge key={g.uid} variant="light" color={g.situacao === 'Ativo' ? 'teal' : 'gray'}>
              {g.nome}
              {g.origem === 'regra' ? ' · pela condição' : ''}
            </Badge>
          ))}
        </Group>
        {permite('grupo-cliente:editar', quem) && (
          <>
            <CampoDeGrupos
              rotulo="Postos à mão"
              ajuda="Os da condição entram e saem sozinhos"
              valor={escolhidos ?? manuais}
              mudar={setEscolhidos}
            />
            <Group>
              <Button disabled={escolhidos === null} onClick={salvar}>
                Salvar os grupos
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Card>
  )
}
