// One person of a yard: in which yards he works. His account as a whole is in Usuários.
import { Button } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { chaveDoHistorico } from '../../../kit/ficha/andamento.tsx'
import { Ficha, FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { PatiosDaPessoa } from '../../../parts/usuarios/patios-da-pessoa.tsx'

const LISTA = TELAS_RETAGUARDA.patioUsuarios.path

export default function UsuarioDoPatio() {
  const { uid = '' } = useParams()
  const consultas = useQueryClient()
  const chave = ['usuario', uid]
  const { data, error, refetch } = useQuery({
    queryKey: chave,
    queryFn: () => chamar('GET /v1/usuarios/:uid', { params: { uid } }),
  })
  if (error && !data) return <FichaComErro erro={error} voltar={LISTA} refazer={() => void refetch()} />
  if (!data) return <FichaCarregando />
  const refazer = async (): Promise<void> => {
    await consultas.invalidateQueries({ queryKey: chave })
    await consultas.invalidateQueries({ queryKey: chaveDoHistorico('usuario', uid) })
  }
  return (
    <>
      <title>{`${data.nome} | Usuários dos pátios`}</title>
      <Ficha
        trilha={[[TELAS_RETAGUARDA.patioUsuarios.title, LISTA]]}
        titulo={data.nome}
        subtitulo={data.email}
        acoes={
          <Button component={Link} variant="default" to={caminho(TELAS_RETAGUARDA.usuario, { uid })}>
            Abrir a conta
          </Button>
        }
        abas={[
          {
            id: 'patios',
            titulo: `Pátios (${data.patios.length})`,
            conteudo: <PatiosDaPessoa key={data.patios.length} u={data} refazer={refazer} />,
          },
        ]}
        historico={{ entidade: 'usuario', uid }}
      />
    </>
  )
}
