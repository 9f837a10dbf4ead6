// What the house shows beside the forms of sign-in and sign-up. The blocks are few and saved together; what is switched
// off waits here, and the sample shows each page as its visitors will get it.
import { Alert, Button, Card, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import {
  PAGINAS_COM_QUADROS,
  type PaginaComQuadros,
  quadrosDaPagina,
} from '@martelo/domain/conteudo/quadros-do-login.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { BarraDeSalvar } from '../../../kit/registro/barra-de-salvar.tsx'
import { useRegistro } from '../../../kit/registro/usar-registro.ts'
import { QuadrosDaCasa } from '../../../parts/usuarios/quadros-da-casa.tsx'
import { type Bloco, BlocoDoLogin } from './bloco-do-login.tsx'
import './pagina-de-login.css'

const MAXIMO_DE_BLOCOS = 6
const PAGINAS = Object.entries(PAGINAS_COM_QUADROS).map(([value, label]) => ({ value, label }))

export default function PaginaDeLogin() {
  const { id } = useMarca()
  const { data, error, refetch } = useQuery({
    queryKey: ['conteudo-login', id],
    queryFn: () => chamar('GET /v1/hotsite/:id/conteudo-pagina-login', { params: { id } }),
  })
  return (
    <>
      <title>Página de login</title>
      <Title order={1} size="h2">
        Página de login
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        O que o visitante vê ao lado dos formulários de entrada e de cadastro. Vale assim que você salva.
      </Text>
      {error ? (
        <FichaComErro erro={error} voltar="/admin" refazer={() => void refetch()} />
      ) : data ? (
        <Editor id={id} lidos={data} />
      ) : (
        <FichaCarregando />
      )}
    </>
  )
}

const novoBloco = (uri: PaginaComQuadros): Bloco => ({
  nome: `Quadros de ${PAGINAS_COM_QUADROS[uri]}`,
  uri,
  prioridade: 0,
  ativo: true,
  tituloSubtituloImagem: [{ uri, titulo: '', subtitulo: '', imagem: '', link: null }],
})

function Editor({ id, lidos }: { id: number; lidos: Bloco[] }) {
  const consultas = useQueryClient()
  const [pagina, setPagina] = useState<PaginaComQuadros>('/login')
  const r = useRegistro({
    lido: { conteudos: lidos },
    salvar: async ({ conteudos }) => {
      const params = { id }
      const salvos = await chamar('PUT /v1/hotsite/:id/conteudo-pagina-login', {
        params,
        body: { conteudos },
      })
      consultas.setQueryData(['conteudo-login', id], salvos)
    },
    mensagem: 'Os visitantes já veem.',
  })
  const { conteudos } = r.valores
  const por = (novos: Bloco[]): void => r.mudar('conteudos', novos)
  const desta = conteudos.map((b, i) => [b, i] as const).filter(([b]) => b.uri === pagina)
  return (
    <div className="pagina-de-login">
      <Stack>
        <SegmentedControl
          aria-label="Página"
          data={PAGINAS}
          value={pagina}
          onChange={(v) => setPagina(v as PaginaComQuadros)}
        />
        {r.erros.conteudos && (
          <Alert color="red" role="alert">
            {r.erros.conteudos}
          </Alert>
        )}
        {desta.length === 0 && (
          <Card withBorder>
            <Text c="dimmed">Só o formulário, por enquanto. Um bloco traz imagens com título e texto.</Text>
          </Card>
        )}
        {desta.map(([b, i]) => (
          <BlocoDoLogin
            key={i}
            b={b}
            caminho={`conteudos.${i}`}
            erros={r.erros}
            aoMudar={(novo) => por(conteudos.map((x, j) => (j === i ? novo : x)))}
            aoRetirar={() => por(conteudos.filter((_, j) => j !== i))}
          />
        ))}
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={conteudos.length >= MAXIMO_DE_BLOCOS}
            onClick={() => por([...conteudos, novoBloco(pagina)])}
          >
            Novo bloco
          </Button>
        </Group>
        <BarraDeSalvar r={r} />
      </Stack>
      <Amostra quadros={quadrosDaPagina(conteudos, pagina)} />
    </div>
  )
}

function Amostra({ quadros }: { quadros: Bloco['tituloSubtituloImagem'] }) {
  return (
    <Card withBorder component="section" aria-label="Amostra" className="pagina-de-login__amostra">
      <Text size="xs" c="dimmed" mb="sm">
        Amostra
      </Text>
      {quadros.length === 0 ? (
        <Text c="dimmed" size="sm">
          Nada ao lado do formulário.
        </Text>
      ) : (
        <div inert>
          <QuadrosDaCasa quadros={quadros} />
        </div>
      )}
    </Card>
  )
}
