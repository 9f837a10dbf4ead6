import { Alert, Button, Group, Modal, MultiSelect, Stack, TextInput } from '@mantine/core'
import { PAPEIS, PAPEIS_DE_CLIENTE, type Papel } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { PAPEIS_QUE_NAO_SE_DAO } from '@martelo/domain/usuarios/administrar.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'

/** What an account of the house may hold; a client's roles come with his sign-up. */
export const PAPEIS_DA_CASA = PAPEIS.filter(
  (p) => !PAPEIS_DE_CLIENTE.includes(p) && p !== 'Visitantes' && !PAPEIS_QUE_NAO_SE_DAO.includes(p),
)

export function NovoUsuario({ aberto, aoFechar }: { aberto: boolean; aoFechar: () => void }) {
  const navegar = useNavigate()
  const [v, setV] = useState({ nome: '', email: '', nomeUsuario: '' })
  const [papeis, setPapeis] = useState<string[]>([])
  const [erro, setErro] = useState<unknown>(null)
  const [criando, setCriando] = useState(false)
  const campos = erro instanceof ErroDeChamada ? erro.campos : {}
  const criar = async (): Promise<void> => {
    setCriando(true)
    setErro(null)
    try {
      const u = await chamar('POST /v1/usuarios', {
        body: { ...v, nomeUsuario: v.nomeUsuario || null, papeis: papeis as Papel[] },
      })
      avisarSucesso('Usuário criado; o endereço para escolher a senha foi enviado')
      await navegar(caminho(TELAS_RETAGUARDA.usuario, { uid: u.uid }))
    } catch (e) {
      setErro(e)
    } finally {
      setCriando(false)
    }
  }
  const texto = (campo: keyof typeof v, rotulo: string, ajuda?: string) => (
    <TextInput
      label={rotulo}
      {...(ajuda ? { description: ajuda } : { withAsterisk: true })}
      value={v[campo]}
      onChange={(e) => setV({ ...v, [campo]: e.currentTarget.value })}
      error={campos[campo]}
    />
  )
  return (
    <Modal
      opened={aberto}
      onClose={aoFechar}
      title="Novo usuário"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void criar()
        }}
      >
        <Stack gap="sm">
          {texto('nome', 'Nome')}
          {texto('email', 'E-mail')}
          {texto('nomeUsuario', 'Nome de usuário', 'Outra forma de entrar; pode ficar vazio')}
          <MultiSelect
            label="Papéis"
            withAsterisk
            searchable
            data={[...PAPEIS_DA_CASA]}
            value={papeis}
            onChange={setPapeis}
            error={campos.papeis}
          />
          {erro instanceof Error && Object.keys(campos).length === 0 && (
            <Alert color="red" role="alert">
              {erro.message}
            </Alert>
          )}
          <Group justify="end">
            <Button variant="default" onClick={aoFechar}>
              Voltar
            </Button>
            <Button type="submit" loading={criando}>
              Criar
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
