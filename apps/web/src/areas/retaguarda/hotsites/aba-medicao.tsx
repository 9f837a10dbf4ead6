// What measures the site's visits, and the foreign scripts that the house puts into its pages. They run only for
// visitors who allowed measuring, with the page's nonce, and only from the hosts that stand here.
import {
  ActionIcon,
  Alert,
  Button,
  Card,
  Group,
  Stack,
  TagsInput,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core'
import { MAXIMO_DE_HOSTS, MAXIMO_DE_PAGINAS } from '@martelo/domain/hotsites/scripts-do-site.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { CampoLongo, CampoTexto } from '../../../kit/registro/campos.tsx'
import type { FormularioDoHotsite, Valores } from './hotsite-lido.ts'

type PaginaComScript = Valores['scriptsDePagina'][number]

export function AbaMedicao({ r }: { r: FormularioDoHotsite }) {
  const erroDoHost = Object.entries(r.erros).find(([campo]) => campo.startsWith('hostsDeScript'))?.[1]
  return (
    <Stack>
      <Alert title="Só com a permissão do visitante">
        Nada daqui é carregado antes que o visitante permita a medição no aviso de cookies, e nunca na
        retaguarda.
      </Alert>
      <Card withBorder>
        <Stack>
          <CampoTexto
            r={r}
            campo="analytics"
            rotulo="Código de medição"
            ajuda="O do Google Analytics, como G-AB12CD34EF"
            entrada={{ maxLength: 40, spellCheck: false, autoComplete: 'off' }}
          />
          <TagsInput
            label="Servidores permitidos"
            description="De onde os scripts podem vir e para onde podem enviar: scripts.exemplo.com, *.exemplo.com"
            maxTags={MAXIMO_DE_HOSTS}
            value={r.valores.hostsDeScript}
            onChange={(v) => r.mudar('hostsDeScript', v)}
            error={erroDoHost}
            splitChars={[',', ' ']}
          />
          <CampoLongo
            r={r}
            campo="headerScript"
            rotulo="Scripts de todas as páginas"
            ajuda="Cole os elementos <script>…</script>; outros elementos são recusados"
            entrada={{ maxLength: 8000, minRows: 4, spellCheck: false }}
          />
        </Stack>
      </Card>
      <Paginas r={r} />
    </Stack>
  )
}

function Paginas({ r }: { r: FormularioDoHotsite }) {
  const lista = r.valores.scriptsDePagina
  const por = (nova: PaginaComScript[]): void => r.mudar('scriptsDePagina', nova)
  const mudar = (i: number, parte: Partial<PaginaComScript>): void =>
    por(lista.map((p, j) => (j === i ? { ...p, ...parte } : p)))
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Scripts de uma página
      </Title>
      <Stack gap="lg">
        {lista.map((p, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity but their place
          <Stack key={i} gap={6}>
            <Group align="flex-end" wrap="nowrap">
              <TextInput
                flex={1}
                label={`Caminho da página ${i + 1}`}
                placeholder="/quem-somos"
                value={p.uri}
                error={r.erros[`scriptsDePagina.${i}.uri`]}
                onChange={(e) => mudar(i, { uri: e.currentTarget.value })}
              />
              <ActionIcon
                variant="default"
                size="lg"
                aria-label={`Retirar o script da página ${i + 1}`}
                onClick={() => por(lista.filter((_, j) => j !== i))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Group>
            <Textarea
              aria-label={`Script da página ${i + 1}`}
              autosize
              minRows={3}
              maxRows={12}
              maxLength={8000}
              spellCheck={false}
              value={p.handleScript}
              error={r.erros[`scriptsDePagina.${i}.handleScript`]}
              onChange={(e) => mudar(i, { handleScript: e.currentTarget.value })}
            />
          </Stack>
        ))}
      </Stack>
      <Button
        mt="md"
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={lista.length >= MAXIMO_DE_PAGINAS}
        onClick={() => por([...lista, { uri: '', handleScript: '' }])}
      >
        Script de outra página
      </Button>
    </Card>
  )
}
