// The switches of the house: what each takes away, who changed it last and why.
import { Badge, Button, Card, Group, Modal, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { relerMarca, useQuem } from '../../../core/marca-atual.ts'
import { FalhaAoEnviar, useFalha } from '../../../kit/formulario/falha-ao-enviar.tsx'

type Linha = RespostaDe<Calls['GET /v1/ti/recursos']>[number]
const CHAVE = ['recursos-da-casa']

export default function RecursosDaCasa() {
  const quem = useQuem()
  const [mudando, setMudando] = useState<Linha | null>(null)
  const { data, error } = useQuery({ queryKey: CHAVE, queryFn: () => chamar('GET /v1/ti/recursos') })
  return (
    <Stack maw={820}>
      <title>Recursos da casa</title>
      <Title order={1} size="h2">
        Recursos da casa
      </Title>
      <Text c="dimmed" size="sm">
        Desligado, um recurso some das páginas e o servidor não o atende mais. Cada mudança fica registrada.
      </Text>
      {!data && !error && <Skeleton height={320} role="status" aria-label="Carregando" />}
      {error && !data && (
        <Text c="red" role="alert">
          {error.message}
        </Text>
      )}
      {data?.map((r) => (
        <Card withBorder key={r.recurso} padding="sm">
          <Group justify="space-between" align="start">
            <div style={{ flex: 1, minWidth: 220 }}>
              <Group gap="xs">
                <Title order={2} size="h5">
                  {r.nome}
                </Title>
                <Badge variant="light" color={r.ligado ? 'teal' : 'gray'}>
                  {r.ligado ? 'Ligado' : 'Desligado'}
                </Badge>
              </Group>
              <Text size="sm" c="dimmed">
                Desligado: {r.semEle}
              </Text>
              {r.mudanca && (
                <Text size="xs" c="dimmed">
                  {[
                    formatarDataHora(Date.parse(r.mudanca.quando)),
                    r.mudanca.quem,
                    r.mudanca.motivo && `“${r.mudanca.motivo}”`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              )}
            </div>
            {permite('ti:agir', quem) && (
              <Button
                variant="default"
                aria-label={`${r.ligado ? 'Desligar' : 'Ligar'} ${r.nome}`}
                onClick={() => setMudando(r)}
              >
                {r.ligado ? 'Desligar' : 'Ligar'}
              </Button>
            )}
          </Group>
        </Card>
      ))}
      {mudando && <Mudar r={mudando} aoFechar={() => setMudando(null)} />}
    </Stack>
  )
}

function Mudar({ r, aoFechar }: { r: Linha; aoFechar: () => void }) {
  const consultas = useQueryClient()
  const { revalidate } = useRevalidator()
  const [motivo, setMotivo] = useState('')
  const [falha, tentar, enviando] = useFalha()
  const verbo = r.ligado ? 'Desligar' : 'Ligar'
  return (
    <Modal
      opened
      onClose={aoFechar}
      title={`${verbo} ${r.nome}`}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void tentar(async () => {
            const params = { recurso: r.recurso }
            const novos = await chamar('PUT /v1/ti/recursos/:recurso', {
              params,
              body: { ligado: !r.ligado, motivo },
            })
            consultas.setQueryData(CHAVE, novos)
            avisarSucesso(`${r.nome}: ${r.ligado ? 'desligado' : 'ligado'}`)
            aoFechar()
            await relerMarca(revalidate)
          })
        }}
      >
        <Stack>
          {r.ligado && <Text size="sm">{r.semEle}</Text>}
          <TextInput
            label="Motivo"
            required
            maxLength={300}
            value={motivo}
            error={falha?.campos.motivo}
            onChange={(e) => setMotivo(e.currentTarget.value)}
          />
          <FalhaAoEnviar falha={falha} />
          <Button type="submit" color={r.ligado ? 'red' : undefined} loading={enviando}>
            {verbo}
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}
