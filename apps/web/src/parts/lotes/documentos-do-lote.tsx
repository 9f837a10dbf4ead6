// Public documents of the lot's page: sent one by one with a name, removed after a confirmation.
import { Anchor, Button, Card, FileButton, Group, List, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { chamar, enviar } from '../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../core/mantine/avisos.ts'
import { Confirmar } from '../../kit/ficha/confirmar.tsx'
import type { LoteAberto } from './lote-aberto.ts'

type Arquivo = LoteAberto['arquivos'][number]

export function DocumentosDoLote({ l, refazer }: { l: LoteAberto; refazer: () => Promise<void> }) {
  const [tirando, setTirando] = useState<Arquivo | null>(null)
  return (
    <Card withBorder>
      <Title order={3} size="h5" mb="xs">
        Documentos na página do lote
      </Title>
      <Stack gap="xs">
        {l.arquivos.length === 0 ? (
          <Text size="sm" c="dimmed">
            Nenhum documento.
          </Text>
        ) : (
          <List size="sm">
            {l.arquivos.map((a) => (
              <List.Item key={a.uid}>
                <Anchor href={a.url} target="_blank" size="sm">
                  {a.nome}
                </Anchor>{' '}
                {l.can.editar && (
                  <Button size="compact-xs" variant="subtle" color="red" onClick={() => setTirando(a)}>
                    Tirar
                  </Button>
                )}
              </List.Item>
            ))}
          </List>
        )}
        {l.can.editar && <EnviarDocumento l={l} refazer={refazer} />}
      </Stack>
      <Confirmar
        aberto={tirando !== null}
        titulo={`Tirar ${tirando?.nome ?? ''} da página do lote?`}
        botao="Tirar"
        perigo
        aoFechar={() => setTirando(null)}
        aoConfirmar={async () => {
          if (tirando) await chamar('DELETE /v1/lote/arquivos/:uid', { params: { uid: tirando.uid } })
          await refazer()
        }}
      >
        Quem já baixou o documento continua com ele.
      </Confirmar>
    </Card>
  )
}

function EnviarDocumento({ l, refazer }: { l: LoteAberto; refazer: () => Promise<void> }) {
  const [nome, setNome] = useState('')
  const [enviando, setEnviando] = useState(false)
  const mandar = async (arquivo: File | null): Promise<void> => {
    if (arquivo === null) return
    setEnviando(true)
    try {
      await enviar('POST /v1/lote/:lelUid/arquivos', [arquivo], {
        params: { lelUid: l.uid },
        body: { nome: nome.trim() || arquivo.name.replace(/\.\w+$/, '') },
      })
      setNome('')
      avisarSucesso('Documento enviado')
      await refazer()
    } catch (e) {
      avisarErro(e)
    } finally {
      setEnviando(false)
    }
  }
  return (
    <Group align="end" gap="xs">
      <TextInput
        label="Nome do documento"
        placeholder="Laudo de vistoria"
        value={nome}
        maxLength={80}
        onChange={(e) => setNome(e.currentTarget.value)}
      />
      <FileButton
        accept="application/pdf,image/jpeg,image/png"
        onChange={(a) => void mandar(a)}
        inputProps={{ 'aria-label': 'Escolher o documento' }}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={enviando}
            leftSection={<IconUpload size={16} aria-hidden />}
          >
            Enviar PDF ou imagem
          </Button>
        )}
      </FileButton>
    </Group>
  )
}
