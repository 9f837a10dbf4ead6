// The groups of one client: those that people chose may be changed, those of a condition move by themselves.
import { Alert, Badge, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { Conflito, type DadosDoConflito } from '../../../kit/ficha/conflito.tsx'
import { CampoDeGrupos } from '../../../parts/grupos/campo-de-grupos.tsx'

/** Another person chose his groups meanwhile; `atuais` are those chosen now. */
type GruposMudaram = Pick<DadosDoConflito, 'por' | 'mudancas'> & { readonly atuais: number[] }

export function AbaGrupos({ uid }: { uid: string }) {
  const quem = useQuem()
  const consultas = useQueryClient()
  const chave = ['grupos-do-cliente', uid]
  const { data, error } = useQuery({
    queryKey: chave,
    queryFn: () => chamar('GET /v1/cliente/grupos-do-cliente/:uid', { params: { uid } }),
  })
  const [escolhidos, setEscolhidos] = useState<number[] | null>(null)
  const [lidos, setLidos] = useState<number[]>([])
  const [mudaram, setMudaram] = useState<GruposMudaram | null>(null)
  if (error && !data)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  // Saved before it is read, a choice would take him out of the groups that he is in.
  if (!data) return <Skeleton h={160} maw={640} role="status" aria-label="Carregando" />
  const manuais = data.filter((g) => g.origem === 'manual').map((g) => g.id)
  // What he chooses from is what stood there at his first change: the list is read again by itself.
  const escolher = (novos: number[]): void => {
    if (escolhidos === null) setLidos(manuais)
    setEscolhidos(novos)
  }
  const deixar = (): void => {
    setEscolhidos(null)
    setMudaram(null)
    // Each group stands with the number of its members.
    void consultas.invalidateQueries({ queryKey: ['grupos-cliente'] })
  }
  const salvar = (vistos: number[]): void => {
    chamar('POST /cliente/grupos-clientes/:uid', {
      params: { uid },
      body: { grupos: escolhidos ?? manuais, lidos: vistos },
    })
      .then((novos) => {
        consultas.setQueryData(chave, novos)
        deixar()
        avisarSucesso()
      })
      .catch((e: unknown) => {
        if (e instanceof ErroDeChamada && e.erro.error === 'MUDOU') setMudaram(e.erro.dados as GruposMudaram)
        else avisarErro(e)
      })
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
              mudar={escolher}
            />
            {mudaram && (
              <Conflito
                dados={mudaram}
                aoManterMeu={() => salvar(mudaram.atuais)}
                aoUsarNovo={() => {
                  deixar()
                  void consultas.invalidateQueries({ queryKey: chave })
                }}
              />
            )}
            <Group>
              <Button disabled={escolhidos === null} onClick={() => salvar(lidos)}>
                Salvar os grupos
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Card>
  )
}
