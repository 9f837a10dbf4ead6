// The script of this page alone. Not part of the draft: it takes effect when it is saved. Only for
// administrators of the site.
import { Alert, Anchor, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { MAXIMO_DO_SCRIPT } from '@martelo/domain/hotsites/scripts-do-site.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { BarraDeSalvar } from '../../../kit/registro/barra-de-salvar.tsx'
import { CampoLongo } from '../../../kit/registro/campos.tsx'
import { useRegistro } from '../../../kit/registro/usar-registro.ts'

type Script = RespostaDe<Calls['GET /v1/hotsite/script-da-pagina']>

export function ScriptDaPagina({ uri }: { uri: string }) {
  const { data, error } = useQuery({
    queryKey: ['script-da-pagina', uri],
    queryFn: () => chamar('GET /v1/hotsite/script-da-pagina', { query: { uri } }),
  })
  return (
    <Stack gap="xs" component="section" mt="md">
      <Title order={2} size="h5">
        Script da página
      </Title>
      {error ? (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      ) : data ? (
        <Formulario uri={uri} lido={data} />
      ) : (
        <Skeleton h={120} />
      )}
    </Stack>
  )
}

function Formulario({ uri, lido }: { uri: string; lido: Script }) {
  const consultas = useQueryClient()
  const { id } = useMarca()
  const r = useRegistro({
    lido: { handleScript: lido.handleScript },
    salvar: async (d) => {
      const salvo = await chamar('PUT /v1/hotsite/script-da-pagina', { body: { uri, ...d } })
      consultas.setQueryData(['script-da-pagina', uri], salvo)
    },
    mensagem: 'O script vale a partir de agora.',
  })
  return (
    <>
      <CampoLongo
        r={r}
        campo="handleScript"
        rotulo="Elementos <script>…</script>"
        ajuda="Só nesta página, e só para visitantes que permitiram a medição. Vale assim que você salva, sem publicar."
        entrada={{ maxLength: MAXIMO_DO_SCRIPT, minRows: 4, spellCheck: false }}
      />
      <Group gap={4}>
        <Text size="xs" c="dimmed">
          {lido.hostsDeScript.length === 0
            ? 'Nenhum servidor permitido: só código escrito aqui.'
            : `Servidores permitidos: ${lido.hostsDeScript.join(', ')}.`}
        </Text>
        <Anchor component={Link} size="xs" to={`${caminho(TELAS_RETAGUARDA.hotsite, { id })}?aba=medicao`}>
          Mudar em Medição
        </Anchor>
      </Group>
      <BarraDeSalvar r={r} botao="Salvar script" />
    </>
  )
}
