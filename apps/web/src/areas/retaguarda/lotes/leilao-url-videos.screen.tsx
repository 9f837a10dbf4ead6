// The video addresses of an auction's lots, typed or pasted from a spreadsheet one under the other.
import { Button, Group, SimpleGrid, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, useState } from 'react'
import { useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { errosQueFicam } from '../../../kit/formulario/erros-que-ficam.ts'

export default function VideosDoLeilao() {
  const { leilaoUid = '' } = useParams()
  const pode = permite('video-do-lote:editar', useQuem())
  const [mudados, setMudados] = useState<Readonly<Record<string, string>>>({})
  const [recusados, setRecusados] = useState<Readonly<Record<string, string>>>({})
  const [enviados, setEnviados] = useState(mudados)
  const erros = errosQueFicam(recusados, enviados, mudados)
  const [fazendo, setFazendo] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['videos-do-leilao', leilaoUid],
    queryFn: () => chamar('GET /v1/lotes/videos/:leilaoUid', { params: { leilaoUid } }),
  })
  if (error) return <Text c="red">{error.message}</Text>
  if (!data) return <Skeleton height={400} />
  const colar = (de: number, e: ClipboardEvent<HTMLInputElement>): void => {
    const linhas = e.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((l) => l.trim())
    if (linhas.length < 2) return
    e.preventDefault()
    const novos = data.lotes.slice(de, de + linhas.length).map((l, i) => [l.lelUid, linhas[i] ?? ''])
    setMudados({ ...mudados, ...Object.fromEntries(novos) })
  }
  const salvar = async (): Promise<void> => {
    setFazendo(true)
    setRecusados({})
    setEnviados(mudados)
    try {
      const videos = Object.entries(mudados).map(([lelUid, video]) => ({ lelUid, video }))
      const r = await chamar('PUT /v1/lotes/videos/:leilaoUid', { params: { leilaoUid }, body: { videos } })
      avisarSucesso(quantos(r.gravados, 'vídeo gravado', 'vídeos gravados'))
      setMudados({})
      await refetch()
    } catch (e) {
      if (e instanceof ErroDeChamada) setRecusados(e.campos)
      avisarErro(e)
    } finally {
      setFazendo(false)
    }
  }
  return (
    <Stack>
      <title>Vídeos do leilão</title>
      <Group justify="space-between">
        <Title order={1} size="h2">
          Vídeos: {data.leilao}
        </Title>
        {pode && (
          <Button
            disabled={Object.keys(mudados).length === 0}
            loading={fazendo}
            onClick={() => void salvar()}
          >
            Salvar
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {data.lotes.filter((l) => l.video).length} de {data.lotes.length} lotes têm vídeo. Várias linhas
        coladas num campo preenchem os lotes seguintes.
      </Text>
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {data.lotes.map((l, i) => (
          <SimpleGrid component="li" key={l.lelUid} cols={{ base: 1, sm: 2 }} spacing="xs">
            <Text size="sm" lineClamp={2}>
              {l.numero} · {l.nome}
            </Text>
            <TextInput
              aria-label={`Vídeo do lote ${l.numero}`}
              placeholder="YouTube ou Vimeo"
              value={mudados[l.lelUid] ?? l.video ?? ''}
              error={erros[l.lelUid]}
              disabled={!pode}
              onPaste={(e) => colar(i, e)}
              onChange={(e) => setMudados({ ...mudados, [l.lelUid]: e.currentTarget.value })}
            />
          </SimpleGrid>
        ))}
      </Stack>
    </Stack>
  )
}
