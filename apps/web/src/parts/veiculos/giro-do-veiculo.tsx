// The pictures of a turn around the vehicle (360°), sent in the order of their names; and the photographs that were refused.
import {
  Anchor,
  Button,
  Card,
  FileButton,
  Group,
  Image,
  Progress,
  SimpleGrid,
  Text,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { emOrdemDeFoto } from '@martelo/domain/veiculos/fotos-por-placa.ts'
import { useState } from 'react'
import { chamar, enviar } from '../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../core/mantine/avisos.ts'
import { Confirmar } from '../../kit/ficha/confirmar.tsx'

type Foto = RespostaDe<Calls['GET /v1/veiculos/:uid']>['giro'][number]

interface Props {
  readonly uid: string
  readonly fotos: readonly Foto[]
  readonly spincar: string | null
  readonly editar: boolean
  readonly aoMudar: () => void
}

export function GiroDoVeiculo({ uid, fotos, spincar, editar, aoMudar }: Props) {
  const [andamento, setAndamento] = useState<number | null>(null)
  const [apagando, setApagando] = useState(false)
  const mandar = async (arquivos: readonly File[]): Promise<void> => {
    const porNome = new Map(arquivos.map((a) => [a.name, a]))
    const ordem = emOrdemDeFoto([...porNome.keys()])
    try {
      for (const [i, nome] of ordem.entries()) {
        setAndamento((100 * i) / ordem.length)
        const arquivo = porNome.get(nome)
        if (arquivo)
          await enviar('POST /v1/veiculos/:uid/fotos', [arquivo], { params: { uid }, body: { tipo: 'giro' } })
      }
      avisarSucesso(quantos(ordem.length, 'foto do giro enviada', 'fotos do giro enviadas'))
    } catch (e) {
      avisarErro(e)
    } finally {
      setAndamento(null)
      aoMudar()
    }
  }
  const apagar = async (): Promise<void> => {
    for (const f of fotos)
      await chamar('DELETE /v1/veiculos/:uid/fotos/:fotoUid', { params: { uid, fotoUid: f.uid } })
    aoMudar()
  }
  return (
    <Card withBorder mt="md">
      <Group justify="space-between">
        <div>
          <Title order={2} size="h5">
            Giro 360°
          </Title>
          <Text size="sm" c="dimmed">
            {fotos.length === 0 ? 'Nenhuma foto do giro.' : quantos(fotos.length, 'foto', 'fotos')}{' '}
            {spincar && (
              <Anchor href={spincar} target="_blank" rel="noreferrer" size="sm">
                Abrir o giro de fora
              </Anchor>
            )}
          </Text>
        </div>
        {editar && (
          <Group gap="xs">
            <FileButton multiple accept="image/jpeg,image/png,image/webp" onChange={(a) => void mandar(a)}>
              {(props) => (
                <Button {...props} variant="default" size="xs" loading={andamento !== null}>
                  Enviar as fotos do giro
                </Button>
              )}
            </FileButton>
            {fotos.length > 0 && (
              <Button variant="subtle" color="red" size="xs" onClick={() => setApagando(true)}>
                Apagar o giro
              </Button>
            )}
          </Group>
        )}
      </Group>
      {andamento !== null && <Progress value={andamento} mt="xs" aria-label="Fotos do giro enviadas" />}
      {fotos.length > 0 && (
        <SimpleGrid cols={{ base: 4, sm: 8 }} mt="sm" spacing={4}>
          {fotos.map((f) => (
            <Image key={f.uid} src={f.versoes[0]?.url} alt={`Giro, foto ${f.ordem}`} loading="lazy" />
          ))}
        </SimpleGrid>
      )}
      <Confirmar
        aberto={apagando}
        titulo="Apagar o giro?"
        botao="Apagar"
        perigo
        aoFechar={() => setApagando(false)}
        aoConfirmar={apagar}
      >
        As {fotos.length} fotos do giro saem do site.
      </Confirmar>
    </Card>
  )
}

export function FotosRecusadas({ fotos }: { fotos: readonly Foto[] }) {
  if (fotos.length === 0) return null
  return (
    <Card withBorder mt="md">
      <Title order={2} size="h5" mb="sm">
        Recusadas
      </Title>
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        {fotos.map((f) => (
          <div key={f.uid}>
            <Image src={f.versoes[0]?.url} alt={f.legenda || 'Foto recusada'} loading="lazy" />
            <Text size="xs" c="red">
              {f.motivoRecusa}
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </Card>
  )
}
