-- Codes of advertisements never worked here: no policy let their hosts in, and no visitor was asked for them.
update hotsite set analytics = null where analytics like 'AW-%';
