// A client who stands at the counter.
import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { normalizarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'

const VAZIO = {
  documento: '',
  nome: '',
  responsavelNome: '',
  nomeFantasia: '',
  dataNascimento: '',
  inscricaoEstadual: '',
  email: '',
  telefone: '',
  apelido: '',
}

export function NovoCliente() {
  const navegar = useNavigate()
  const [aberto, setAberto] = useState(false)
  const [v, setV] = useState(VAZIO)
  const [erro, setErro] = useState<unknown>(null)
  const [fazendo, setFazendo] = useState(false)
  const campos = erro instanceof ErroDeChamada ? erro.campos : {}
  const juridica = normalizarDocumento(v.documento).length > 11
  const criar = async (): Promise<void> => {
    setFazendo(true)
    setErro(null)
    try {
      const { id } = await chamar('POST /v1/clientes', { body: v })
      avisarSucesso('Cliente cadastrado; a carta para escolher a senha foi enviada')
      await navegar(caminho(TELAS_RETAGUARDA.cliente, { id }))
    } catch (e) {
      setErro(e)
    } finally {
      setFazendo(false)
    }
  }
  const campo = (nome: keyof typeof VAZIO, rotulo: string, tipo = 'text') => (
    <TextInput
      label={rotulo}
      type={tipo}
      value={v[nome]}
      onChange={(e) => setV({ ...v, [nome]: e.currentTarget.value })}
      error={campos[nome]}
    />
  )
  return (
    <>
      <Button onClick={() => setAberto(true)}>Novo cliente</Button>
      <Modal
        opened={aberto}
        onClose={() => setAberto(false)}
        title="Novo cliente"
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        <form
          onSubmit={(e) => {
            e.preventDefault()
            void criar()
          }}
        >
          <Stack gap="sm">
            {campo('documento', 'CPF ou CNPJ')}
            {campo('nome', juridica ? 'Razão social' : 'Nome completo')}
            {juridica
              ? campo('responsavelNome', 'Responsável')
              : campo('dataNascimento', 'Nascimento', 'date')}
            {juridica && campo('nomeFantasia', 'Nome fantasia')}
            {juridica && campo('inscricaoEstadual', 'Inscrição estadual')}
            {campo('email', 'E-mail')}
            {campo('telefone', 'Celular')}
            {campo('apelido', 'Apelido')}
            <Text size="xs" c="dimmed">
              Ele recebe por e-mail o endereço para escolher a senha. Documentos e confirmações seguem a regra
              da casa.
            </Text>
            {erro instanceof Error && Object.keys(campos).length === 0 && (
              <Alert color="red" role="alert">
                {erro.message}
              </Alert>
            )}
            <Group justify="end">
              <Button variant="default" onClick={() => setAberto(false)}>
                Voltar
              </Button>
              <Button type="submit" loading={fazendo}>
                Cadastrar
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  )
}
